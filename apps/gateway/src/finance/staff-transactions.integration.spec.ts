import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { bookingExample, type TransactionResponse } from '@chauffeur/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const driver = { id: randomUUID(), name: 'Elvin Mammadov' };
const request = {
  transactionType: 'driver_payment',
  amount: 30,
  transactionDate: '2026-11-20',
  description: 'November',
};
const stored: TransactionResponse = {
  id: randomUUID(),
  transactionType: 'driver_payment',
  amount: 30,
  currency: 'USD',
  transactionDate: '2026-11-20',
  description: 'November',
  status: 'completed',
  paymentMethod: null,
  receiptUrl: null,
  notes: null,
  booking: null,
  driver,
  createdBy: randomUUID(),
  version: 1,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
};
const notFound = (code: string) => JSON.stringify({ type: 'about:blank', title: '', status: 404, code });

let gateway: RunningGateway;
/** The last request to finance. */
let command: unknown;
let url = '';

beforeAll(async () => {
  gateway = await startGateway((incoming, response) => {
    void (async () => {
      const path = incoming.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (path === `/bookings/${bookingExample.id}`) return response.end(JSON.stringify(bookingExample));
      if (path === `/drivers/${driver.id}`)
        return response.end(JSON.stringify({ ...driver, isActive: true }));
      if (/^\/(bookings|drivers)\//.test(path)) {
        response.statusCode = 404;
        return response.end(notFound(path.startsWith('/drivers') ? 'driver.notFound' : 'booking.notFound'));
      }
      url = path;
      if (path.includes('export.csv')) {
        response.setHeader('content-type', 'text/csv; charset=utf-8');
        response.setHeader('content-disposition', 'attachment; filename="transactions-2026-11-21.csv"');
        return response.end('Date\r\n');
      }
      command = await json(incoming);
      return response.end(JSON.stringify(stored));
    })();
  });
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown) =>
  fetch(`${gateway.address}/api/admin/transactions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

describe("staff's transactions", () => {
  it("are sent with the booking's and the driver's names of the booking service [B3.26]", async () => {
    const links = { bookingId: bookingExample.id, driverId: driver.id };
    const created = await call('POST', '', { ...request, ...links, createdBy: 'another admin' });
    expect([created.status, await created.json()]).toEqual([201, stored]);
    const { id, referenceNumber, customerName } = bookingExample;
    expect(command).toEqual({
      request: {
        ...request,
        ...links,
        currency: 'USD',
        status: 'completed',
        paymentMethod: null,
        receiptUrl: null,
        notes: null,
      },
      booking: { id, referenceNumber, customerName },
      driver,
      idempotencyKey: null,
    });
  });

  it('are sent without links to what does not exist, and with the version of a change', async () => {
    const links = { bookingId: randomUUID(), driverId: randomUUID() };
    await call('PUT', `/${stored.id}`, { ...request, ...links, version: 4 });
    expect(url).toBe(`/transactions/${stored.id}`);
    expect(command).toMatchObject({ request: links, booking: null, driver: null, version: 4 });
  });

  it('are exported as a file with its name, for the given filters', async () => {
    const exported = await call('GET', '/export.csv?type=fuel&language=ru&secret=dropped');
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(exported.headers.get('content-disposition')).toBe(
      'attachment; filename="transactions-2026-11-21.csv"',
    );
    expect(await exported.text()).toBe('Date\r\n');
    expect(url).toBe('/transactions/export.csv?type=fuel&language=ru');
  });
});
