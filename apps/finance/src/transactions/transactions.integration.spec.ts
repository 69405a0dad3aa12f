import { randomUUID } from 'node:crypto';
import { completedRides, completedRidesLimits } from '@chauffeur/contracts/drivers/completed-rides';
import { driverSettlement, settlementOverview } from '@chauffeur/contracts/finance/driver-settlement';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { transactionResponse, type TransactionRequest } from '@chauffeur/contracts/finance/transaction';
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

  it('store the booking and the driver they are linked to, even after the driver was deleted [B3.26]', async () => {
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

  it('are rejected with a link to a missing record', async () => {
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
    [{ transactionDate: '0026-11-28' }, 'transactionDate.tooEarly'],
    [{ description: ' ' }, 'description.required'],
    [{ receiptUrl: 'javascript:alert(1)' }, 'receiptUrl.invalid'],
    [{ status: 'lost' }, 'status.required'],
    [{ bookingId: 'x' }, 'bookingId.invalid'],
    [
      { transactionType: 'revenue', amount: 0, bookingId: '0198c0de-0000-7000-8000-0000000000b1' },
      'amount.nothingReceived',
    ],
  ])('are rejected with %j [B5.3.8, B9.13]', async (change, code) => {
    const command = { ...commandOf({}), request: { ...someFuel(), ...change } };
    const { status, body } = await finance.call('POST', '/transactions', command);
    expect([status, problemOf(body).errors?.[0]?.code]).toEqual([400, code]);
  });

  it('may be 0 unless money came in for a booking', async () => {
    const booking = someBooking();
    for (const request of [
      { transactionType: 'revenue' },
      { transactionType: 'driver_payment', bookingId: booking.id },
    ] as const)
      expect(await finance.add({ ...request, amount: 0 }, { booking })).toMatchObject({ amount: 0 });
  });
});

describe('settlements of a driver', () => {
  const ride = () => {
    const { id: bookingId, customerName } = someBooking();
    const referenceNumber = `BK20261101-${bookingId
      .replaceAll(/[^2-9a-f]/g, '2')
      .slice(0, 8)
      .toUpperCase()}`;
    const schedule = {
      bookingDate: '2026-11-01',
      bookingTime: '10:30',
      durationMinutes: 90,
      totalPrice: 55.55,
    };
    return { bookingId, referenceNumber, customerName, ...schedule, proposedUsd: 18.75 };
  };
  type Ride = ReturnType<typeof ride>;
  type Driver = ReturnType<typeof someDriver>;

  const unpaidWithCash = async (driver: Driver, lines: Ride[], period: object) => {
    const rides = {
      driver: { ...driver, paymentType: 'hourly', paymentRate: 12.5 },
      lines,
      isTruncated: false,
      ...period,
    };
    const { body } = await finance.call('POST', '/driver-settlements/unpaid', rides);
    return completedRides.parse(body);
  };
  const unpaid = async (driver: Driver, lines: Ride[]) => (await unpaidWithCash(driver, lines, {})).lines;
  const settle = (
    driver: Driver,
    lines: Ride[],
    idempotencyKey: string | null = null,
    amountUsd = 18.75,
    proposed: { proposedUsd?: number } = {},
  ) =>
    finance.call('POST', '/driver-settlements', {
      request: {
        driverId: driver.id,
        from: '2026-11-01',
        to: '2026-11-30',
        transactionDate: '2026-12-01',
        paymentMethod: 'Cash',
        lines: lines.map(({ bookingId }) => ({ bookingId, amountUsd, ...proposed })),
      },
      driver,
      rides: lines.map(({ bookingId: id, referenceNumber, customerName }) => ({
        id,
        referenceNumber,
        customerName,
      })),
      idempotencyKey,
    });
  it('are due for each driver with the sum of the rides to pay and the cash that the driver received', async () => {
    const [driver, idle, former, deleted] = [someDriver(), someDriver(), someDriver(), someDriver()];
    const [settled, open, unknown] = [ride(), ride(), ride()];
    await settle(driver, [settled]);
    const received = async (request: Partial<TransactionRequest>) =>
      finance.add(
        { transactionType: 'revenue', transactionDate: '2026-11-05', driverId: driver.id, ...request },
        { driver },
      );
    await received({ amount: 17, currency: 'AZN', paymentMethod: 'Наличные' });
    await received({ amount: 20, paymentMethod: 'Cash' });
    await received({ amount: 40, paymentMethod: 'Card' });
    await received({ amount: 50, paymentMethod: 'Cash', status: 'pending' });
    await received({ amount: 60, paymentMethod: 'Cash', transactionDate: '2026-12-01' });
    const cashOfDeleted = {
      transactionType: 'revenue',
      transactionDate: '2026-11-06',
      amount: 25.5,
    } as const;
    await finance.add({ ...cashOfDeleted, paymentMethod: 'Cash', driverId: deleted.id }, { driver: deleted });
    const ridesOf = (lines: Ride[], proposedUsd: number | null = 18.75) =>
      lines.map(({ bookingId }) => ({ bookingId, proposedUsd }));
    const { status, body } = await finance.call('POST', '/driver-settlements/overview', {
      from: '2026-11-01',
      to: '2026-11-30',
      drivers: [
        {
          driver: { ...driver, isActive: true },
          rides: [...ridesOf([settled, open]), ...ridesOf([unknown], null)],
        },
        { driver: { ...idle, isActive: true }, rides: [] },
        { driver: { ...former, isActive: false }, rides: [] },
      ],
      isTruncated: false,
    });
    expect(status).toBe(200);
    const none = { isDeleted: false, rides: 0, proposedUsd: 0, ridesWithoutAmount: 0, cashUsd: 0 };
    expect(settlementOverview.parse(body)).toEqual({
      drivers: [
        { ...none, driver, rides: 2, proposedUsd: 18.75, ridesWithoutAmount: 1, cashUsd: 30 },
        { ...none, driver: idle },
        // Booking has no such driver any more: only finance knows of the cash.
        { ...none, driver: deleted, isDeleted: true, cashUsd: 25.5 },
      ],
      isTruncated: false,
    });
  });

  it('of one driver have the cash of each ride, and that of the period as all drivers do', async () => {
    const [driver, another] = [someDriver(), someDriver()];
    const [first, second, paid] = [ride(), ride(), ride()];
    await settle(driver, [paid]);
    const received = async (
      { bookingId: id, referenceNumber, customerName }: Ride,
      request: Partial<TransactionRequest>,
      recipient = driver,
    ) =>
      finance.add(
        {
          transactionType: 'revenue',
          transactionDate: '2026-11-05',
          paymentMethod: 'Cash',
          bookingId: id,
          driverId: recipient.id,
          ...request,
        },
        { booking: { id, referenceNumber, customerName }, driver: recipient },
      );
    await received(first, { amount: 20 });
    await received(first, { amount: 17, currency: 'AZN', paymentMethod: 'Наличные' });
    // A deposit before the period is cash of the ride, not of the period.
    await received(first, { amount: 5.5, transactionDate: '2026-10-20' });
    await received(second, { amount: 50, paymentMethod: 'Card' });
    await received(second, { amount: 60, status: 'pending' });
    await received(second, { amount: 70 }, another);
    await received(paid, { amount: 35 });
    const period = { from: '2026-11-01', to: '2026-11-30' };
    const { lines, cashUsd } = await unpaidWithCash(driver, [first, second, paid], period);
    expect(lines.map(({ bookingId, cashUsd: ofRide }) => [bookingId, ofRide])).toEqual([
      [first.bookingId, 35.5],
      [second.bookingId, 0],
    ]);
    const { body } = await finance.call('POST', '/driver-settlements/overview', {
      ...period,
      drivers: [{ driver: { ...driver, isActive: true }, rides: [] }],
      isTruncated: false,
    });
    const [ofOverview] = settlementOverview.parse(body).drivers;
    expect([cashUsd, ofOverview?.cashUsd]).toEqual([65, 65]);
    // A gateway of the release before sends no period.
    expect((await unpaidWithCash(driver, [first], {})).cashUsd).toBeUndefined();
  });

  it('are compared with their rides by the newest payments to one driver or to all', async () => {
    const [one, other] = [someDriver(), someDriver()];
    await settle(one, [ride()]);
    await settle(other, [ride()]);
    const booking = someBooking();
    const unpaidDriver = { transactionType: 'driver_payment', driverId: one.id } as const;
    await finance.add(
      { ...unpaidDriver, bookingId: booking.id, status: 'cancelled' },
      { booking, driver: one },
    );
    await finance.add({ ...unpaidDriver, description: 'Advance' }, { driver: one });
    const listed = async (query: string) => {
      const { body } = await finance.call('GET', `/driver-settlements/payments${query}`);
      return transactionResponse.array().parse(body);
    };
    expect((await listed(`?driverId=${one.id}`)).map(({ driver }) => driver)).toEqual([one]);
    const all = (await listed('')).map(({ driver }) => driver?.id);
    expect(all).toEqual(expect.arrayContaining([one.id, other.id]));
  });

  it('are compared no more once staff have saved them after their booking was deleted', async () => {
    const [driver, deleted, other] = [someDriver(), someBooking(), someBooking()];
    const paid = (booking: typeof deleted, notes: string | null = null): Partial<TransactionRequest> => ({
      ...someFuel(),
      transactionType: 'driver_payment',
      bookingId: booking.id,
      driverId: driver.id,
      notes,
    });
    const compared = async () => {
      const { body } = await finance.call('GET', `/driver-settlements/payments?driverId=${driver.id}`);
      return new Set(
        transactionResponse
          .array()
          .parse(body)
          .map(({ booking }) => booking?.id),
      );
    };
    const { id } = await finance.add(paid(deleted), { booking: deleted, driver });
    await finance.add(paid(other), { booking: other, driver });
    const save = (booking: typeof deleted, links: object, version: number) =>
      finance.call('PUT', `/transactions/${id}`, {
        ...commandOf(paid(booking, 'The ride took place'), { driver, ...links }),
        version,
      });
    await save(deleted, { booking: deleted }, 1);
    expect(await compared()).toEqual(new Set([deleted.id, other.id]));
    const saved = await save(deleted, {}, 2);
    expect(saved.body).toMatchObject({ booking: deleted, notes: 'The ride took place' });
    expect(await compared()).toEqual(new Set([other.id]));
    // Moved to a booking that exists, it is compared again.
    const third = someBooking();
    await save(third, { booking: third }, 3);
    expect(await compared()).toEqual(new Set([third.id, other.id]));
  });

  it('are found among as many rides as booking returns', async () => {
    const lines = Array.from({ length: completedRidesLimits.rides }, ride);
    expect(await unpaid(someDriver(), lines)).toHaveLength(lines.length);
    const rides = Array.from({ length: completedRidesLimits.allRides }, () => ({
      bookingId: randomUUID(),
      proposedUsd: 1234.56,
    }));
    const { body } = await finance.call('POST', '/driver-settlements/overview', {
      from: '2026-11-01',
      to: '2026-11-30',
      drivers: [{ driver: { ...someDriver(), isActive: true }, rides }],
      isTruncated: true,
    });
    expect(settlementOverview.parse(body).drivers[0]?.rides).toBe(rides.length);
  });

  const paymentsOf = async ({ id }: Driver) =>
    transactionPage.parse((await finance.call('GET', `/transactions?driverId=${id}`)).body).items;

  it('are a completed payment for each ride, which is no longer offered, once for a key', async () => {
    const [driver, first, key] = [someDriver(), ride(), randomUUID()];
    const rides = [first, ride()];
    const settled = await settle(driver, rides, key);
    expect(settled.status).toBe(201);
    const { totalUsd, payments } = driverSettlement.parse(settled.body);
    expect([totalUsd, payments.length]).toEqual([37.5, 2]);
    expect(payments[0]).toMatchObject({
      transactionType: 'driver_payment',
      amount: 18.75,
      currency: 'USD',
      status: 'completed',
      transactionDate: '2026-12-01',
      paymentMethod: 'Cash',
      driver,
      createdBy: adminId,
    });
    expect((await settle(driver, rides, key)).body).toEqual(settled.body);
    // What was shown is no part of the settlement: a replica of the release before does not know it.
    expect((await settle(driver, rides, key, 18.75, { proposedUsd: 18.75 })).body).toEqual(settled.body);
    expect(problemOf((await settle(driver, rides, key, 20)).body).code).toBe('idempotencyKey.reused');
    expect(await paymentsOf(driver)).toHaveLength(2);
    expect(await unpaid(driver, rides)).toEqual([]);
    const correction = { ...someFuel(), transactionType: 'driver_payment', driverId: driver.id } as const;
    const booking = { id: first.bookingId, referenceNumber: first.referenceNumber, customerName: 'Emily' };
    await finance.call(
      'POST',
      '/transactions',
      commandOf({ ...correction, bookingId: booking.id }, { booking, driver }),
    );
    const another = someDriver();
    // A ride that was given to another driver since is theirs, and says who was paid for it, once each.
    const paidOthers = [driver.name];
    expect(await unpaid(another, [...rides, ride()])).toMatchObject([
      { paidOthers },
      { paidOthers },
      { paidOthers: [] },
    ]);
  });

  it('of two admins at once are stored for one, and the other stores nothing [I-49]', async () => {
    const [driver, wanted, more] = [someDriver(), ride(), ride()];
    const [one, other] = await Promise.all([settle(driver, [wanted]), settle(driver, [wanted, more])]);
    const [lost, won] = one.status === 409 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([201, 409]);
    expect(problemOf(lost.body)).toMatchObject({
      code: 'settlement.alreadyPaid',
      errors: [{ field: 'lines.0', params: { reference: wanted.referenceNumber } }],
    });
    const { payments } = driverSettlement.parse(won.body);
    expect(await paymentsOf(driver)).toHaveLength(payments.length);
    const same = await Promise.all(Array.from({ length: 4 }, () => settle(driver, [ride()], 'the same')));
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('offer a ride again whose payment was cancelled or is no longer one of a driver [I-50]', async () => {
    const [driver, wanted] = [someDriver(), ride()];
    const booking = { id: wanted.bookingId, referenceNumber: wanted.referenceNumber, customerName: 'Emily' };
    const change = async (request: object) => {
      const [{ id, version } = { id: '', version: 0 }] = (await paymentsOf(driver)).filter(
        ({ status, transactionType }) => status === 'completed' && transactionType === 'driver_payment',
      );
      const saved = { ...someFuel(), bookingId: booking.id, driverId: driver.id, ...request };
      return finance.call('PUT', `/transactions/${id}`, {
        ...commandOf(saved, { booking, driver }),
        version,
      });
    };
    await settle(driver, [wanted]);
    await change({ transactionType: 'driver_payment', status: 'cancelled' });
    expect(await unpaid(driver, [wanted])).toMatchObject([{ bookingId: wanted.bookingId, paidOthers: [] }]);
    expect((await settle(driver, [wanted])).status).toBe(201);
    await change({ transactionType: 'fuel' });
    expect((await settle(driver, [wanted])).status).toBe(201);
    const [cancelled] = (await paymentsOf(driver)).filter(({ status }) => status === 'cancelled');
    const restored = { ...someFuel(), transactionType: 'driver_payment' as const, bookingId: booking.id };
    const command = commandOf({ ...restored, driverId: driver.id }, { booking, driver });
    const rejected = await finance.call('PUT', `/transactions/${cancelled?.id}`, { ...command, version: 2 });
    expect(problemOf(rejected.body).code).toBe('settlement.alreadyPaid');
  });

  it('leave out what was paid manually, even while that is pending', async () => {
    const [driver, wanted] = [someDriver(), ride()];
    const booking = { id: wanted.bookingId, referenceNumber: wanted.referenceNumber, customerName: 'Emily' };
    const payment = { transactionType: 'driver_payment', status: 'pending' } as const;
    const links = { booking, driver };
    await finance.add({ ...someFuel(), ...payment, bookingId: booking.id, driverId: driver.id }, links);
    expect(await unpaid(driver, [wanted])).toEqual([]);
    expect(problemOf((await settle(driver, [wanted])).body).code).toBe('settlement.alreadyPaid');
  });

  it('are exported as a file of the unpaid rides', async () => {
    const [driver, paid, open] = [someDriver(), ride(), ride()];
    await settle(driver, [paid]);
    const { bookingId, referenceNumber, customerName } = open;
    await finance.add(
      { transactionType: 'revenue', amount: 12.5, paymentMethod: 'Cash', bookingId, driverId: driver.id },
      { booking: { id: bookingId, referenceNumber, customerName }, driver },
    );
    const response = await finance.request('POST', '/driver-settlements/export.csv', {
      driver: { ...driver, paymentType: 'hourly', paymentRate: 12.5 },
      lines: [paid, open],
      isTruncated: false,
      language: 'en',
    });
    expect((await response.text()).trimEnd().split('\r\n')).toEqual([
      'Driver,Date,Time,Booking,Customer,Hours,Price (USD),Proposed payment (USD),Cash received (USD)',
      `${driver.name},2026-11-01,10:30,${open.referenceNumber},Emily Carter,1.5,55.55,18.75,12.5`,
    ]);
  });
});
