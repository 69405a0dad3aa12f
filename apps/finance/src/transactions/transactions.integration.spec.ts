import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  adminId,
  commandOf,
  problemOf,
  someBooking,
  someDriver,
  someFuel,
  startFinance,
} from '../finance.fixture.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
afterAll(() => finance.stop());

describe('transactions', () => {
  it('are added with the defaults and who added them, changed and removed [B3.25, B6.3]', async () => {
    const created = await finance.call('POST', '/transactions', commandOf(someFuel()));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...someFuel(),
      currency: 'USD',
      status: 'completed',
      paymentMethod: null,
      receiptUrl: null,
      notes: null,
      booking: null,
      driver: null,
      createdBy: adminId,
      version: 1,
    });
    const { id } = created.body as { id: string };
    const request = {
      ...someFuel(),
      amount: 0.01,
      currency: 'AZN' as const,
      status: 'pending' as const,
      receiptUrl: 'https://receipts.example/1',
    };
    const changed = await finance.call('PUT', `/transactions/${id}`, { ...commandOf(request), version: 1 });
    expect(changed.body).toMatchObject({ ...request, version: 2, createdBy: adminId });
    expect((await finance.call('GET', `/transactions/${id}`)).body).toEqual(changed.body);
    const late = await finance.call('PUT', `/transactions/${id}`, { ...commandOf(request), version: 1 });
    expect([late.status, problemOf(late.body).code]).toEqual([409, 'record.stale']);

    expect((await finance.call('DELETE', `/transactions/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) {
      const deleted = await finance.call(method, `/transactions/${id}`);
      expect(problemOf(deleted.body).code).toBe('transaction.notFound');
    }
  });

  it('remember the booking and the driver they are linked to, even after the driver was deleted [B3.26]', async () => {
    const [booking, driver] = [someBooking(), someDriver()];
    const request = { ...someFuel(), bookingId: booking.id, driverId: driver.id };
    const added = await finance.add(request, { booking, driver });
    expect(added).toMatchObject({ booking, driver });

    const correction = { ...commandOf({ ...request, notes: 'put right' }, { booking }), version: 1 };
    const changed = await finance.call('PUT', `/transactions/${added.id}`, correction);
    expect(changed.body).toMatchObject({ notes: 'put right', booking, driver, version: 2 });

    const unlinked = { ...commandOf(someFuel()), version: 2 };
    const without = await finance.call('PUT', `/transactions/${added.id}`, unlinked);
    expect(without.body).toMatchObject({ booking: null, driver: null });
  });

  it('are rejected with a link to what does not exist', async () => {
    const { id, version } = await finance.add();
    for (const [field, code] of [
      ['bookingId', 'booking.notFound'],
      ['driverId', 'driver.notFound'],
    ] as const) {
      const command = commandOf({ ...someFuel(), [field]: randomUUID() });
      const added = await finance.call('POST', '/transactions', command);
      expect(problemOf(added.body)).toMatchObject({ status: 404, code, errors: [{ field, code }] });
      const changed = await finance.call('PUT', `/transactions/${id}`, { ...command, version });
      expect(problemOf(changed.body).code).toBe(code);
    }
  });

  it.each([
    [{ transactionType: 'gift' }, 'transactionType.required'],
    [{ amount: -0.01 }, 'amount.belowMinimum'],
    [{ amount: 0.005 }, 'amount.notCents'],
    [{ amount: null }, 'amount.required'],
    [{ currency: 'EUR' }, 'currency.required'],
    [{ transactionDate: '2026-02-30' }, 'transactionDate.required'],
    [{ description: ' ' }, 'description.required'],
    [{ receiptUrl: 'javascript:alert(1)' }, 'receiptUrl.invalid'],
    [{ status: 'lost' }, 'status.required'],
    [{ bookingId: 'x' }, 'bookingId.invalid'],
  ])('are rejected with %j [B5.3.8, B9.13]', async (change, code) => {
    const command = { ...commandOf({}), request: { ...someFuel(), ...change } };
    const { status, body } = await finance.call('POST', '/transactions', command);
    expect([status, problemOf(body).errors?.[0]?.code]).toEqual([400, code]);
  });
});
