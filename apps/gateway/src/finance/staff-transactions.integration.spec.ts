import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { changedRidePage } from '@chauffeur/contracts/finance/changed-rides';
import type { CompletedRides, DrivenRides } from '@chauffeur/contracts/drivers/completed-rides';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import {
  settleDriverCommand,
  type DriverSettlement,
  type SettlementOverview,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
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
  roundingUsd: 0,
  transactionDate: '2026-11-20',
  description: 'November',
  status: 'completed',
  paymentMethod: null,
  isDecided: false,
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

const ride = {
  bookingId: bookingExample.id,
  referenceNumber: bookingExample.referenceNumber,
  customerName: bookingExample.customerName,
  bookingDate: '2026-11-20',
  bookingTime: '10:30',
  durationMinutes: 90,
  totalPrice: 60,
  proposedUsd: 18.75,
  paidOthers: [],
  cashUsd: 25,
};
const rides: CompletedRides = {
  driver: { ...driver, paymentType: 'hourly', paymentRate: 12.5 },
  lines: [ride, { ...ride, bookingId: randomUUID() }],
  isTruncated: false,
  cashUsd: 40,
};
const settlement: DriverSettlement = { id: randomUUID(), totalUsd: 30, payments: [stored] };

let gateway: RunningGateway;
/** The last request to finance. */
let command: unknown;
let url = '';
/** Payments besides the stored one. */
const others = [randomUUID(), randomUUID(), randomUUID()];
const changedPayments = [stored.id, ...others.slice(1)];
const change = { ended: null, isOtherDriver: true, driverName: 'Rashad', changes: [] };
const driven: DrivenRides = {
  drivers: [
    { driver: { ...driver, isActive: true }, rides: [{ bookingId: ride.bookingId, proposedUsd: 18.75 }] },
  ],
  isTruncated: false,
};
const overview: SettlementOverview = {
  drivers: [{ driver, isDeleted: false, rides: 1, proposedUsd: 18.75, ridesWithoutAmount: 0, cashUsd: 40 }],
  isTruncated: false,
};
/** The period of the last request for a driver's rides. */
let period = '';

beforeAll(async () => {
  gateway = await startGateway((incoming, response) => {
    void (async () => {
      const path = incoming.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (path === `/bookings/${bookingExample.id}`) return response.end(JSON.stringify(bookingExample));
      if (path === `/drivers/${driver.id}`)
        return response.end(JSON.stringify({ ...driver, isActive: true }));
      if (path.startsWith(`/drivers/${driver.id}/completed-rides?`)) {
        period = path.split('?')[1] ?? '';
        return response.end(JSON.stringify(rides));
      }
      if (path === '/changed-rides') {
        command = await json(incoming);
        return response.end(JSON.stringify(changedPayments.map((paymentId) => ({ paymentId, ...change }))));
      }
      if (path.startsWith('/driver-settlements/payments')) {
        url = path;
        const { id, referenceNumber, customerName } = bookingExample;
        const payment = { ...stored, booking: { id, referenceNumber, customerName } };
        return response.end(JSON.stringify([payment, ...others.map((other) => ({ ...payment, id: other }))]));
      }
      if (path.startsWith('/completed-rides?')) {
        period = path.split('?')[1] ?? '';
        return response.end(JSON.stringify(driven));
      }
      if (/^\/(bookings|drivers)\//.test(path)) {
        response.statusCode = 404;
        return response.end(notFound(path.startsWith('/drivers') ? 'driver.notFound' : 'booking.notFound'));
      }
      url = path;
      if (path.includes('export.csv')) {
        command = incoming.method === 'POST' ? await json(incoming) : undefined;
        response.setHeader('content-type', 'text/csv; charset=utf-8');
        response.setHeader('content-disposition', 'attachment; filename="transactions-2026-11-21.csv"');
        return response.end('Date\r\n');
      }
      command = await json(incoming);
      if (path === '/driver-settlements') return response.end(JSON.stringify(settlement));
      if (path === '/driver-settlements/overview') return response.end(JSON.stringify(overview));
      if (path === '/driver-settlements/unpaid') return response.end(JSON.stringify(rides));
      return response.end(JSON.stringify(stored));
    })();
  });
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, body?: unknown, { resource = 'transactions', key = '' } = {}) =>
  fetch(`${gateway.address}/api/admin/${resource}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(key ? { 'idempotency-key': key } : {}),
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

describe('settlements of drivers', () => {
  const resource = 'driver-settlements';
  const query = `driverId=${driver.id}&from=2026-11-01&to=2026-11-30`;

  it("are composed of booking's completed rides and of what finance has paid", async () => {
    const listed = await call('GET', `?${query}`, undefined, { resource });
    expect([listed.status, await listed.json()]).toEqual([200, rides]);
    expect([period, url, command]).toEqual([
      'from=2026-11-01&to=2026-11-30',
      '/driver-settlements/unpaid',
      { ...rides, from: '2026-11-01', to: '2026-11-30' },
    ]);
    const path = '/overview?from=2026-10-01&to=2026-10-31';
    const due = await call('GET', path, undefined, { resource });
    expect([due.status, await due.json()]).toEqual([200, overview]);
    expect([period, url, command]).toEqual([
      'from=2026-10-01&to=2026-10-31',
      '/driver-settlements/overview',
      { from: '2026-10-01', to: '2026-10-31', ...driven },
    ]);
    const file = await call('GET', `/export.csv?${query}&language=ru`, undefined, { resource });
    expect(await file.text()).toBe('Date\r\n');
    expect(command).toEqual({ ...rides, language: 'ru' });
  });

  it('name the paid rides that have changed since, by what booking knows of them', async () => {
    const changed = await call('GET', `/changed?driverId=${driver.id}`, undefined, { resource });
    const found = changedRidePage.parse(await changed.json());
    expect(found).toMatchObject({ total: 3, page: 1, pageSize: 20 });
    expect(found.items.map(({ payment }) => payment.id)).toEqual(changedPayments);
    expect(found.items[0]).toMatchObject({ payment: { id: stored.id, driver }, ...change });
    expect(url).toBe(`/driver-settlements/payments?driverId=${driver.id}`);
    const { id, updatedAt } = stored;
    const payment = { id, bookingId: bookingExample.id, driverId: driver.id, updatedAt };
    expect(command).toEqual({ payments: [payment, ...others.map((other) => ({ ...payment, id: other }))] });
  });

  it('are named in pages, in the order of the payments', async () => {
    const pageOf = async (page: number) => {
      const changed = await call('GET', `/changed?page=${page}&pageSize=2`, undefined, { resource });
      const { items, ...rest } = changedRidePage.parse(await changed.json());
      return { ids: items.map(({ payment }) => payment.id), ...rest };
    };
    expect(await pageOf(1)).toEqual({ ids: changedPayments.slice(0, 2), total: 3, page: 1, pageSize: 2 });
    expect(await pageOf(2)).toEqual({ ids: changedPayments.slice(2), total: 3, page: 2, pageSize: 2 });
    expect(url).toBe('/driver-settlements/payments');
  });

  it('are sent with the driver and the rides of their lines, and the key', async () => {
    const lines = [
      { bookingId: ride.bookingId, amountUsd: 18.75 },
      { bookingId: randomUUID(), amountUsd: 5 },
    ];
    const body = {
      driverId: driver.id,
      from: '2026-11-01',
      to: '2026-11-30',
      transactionDate: '2026-12-01',
      lines,
    };
    const settled = await call('POST', '', { ...body, secret: 'dropped' }, { resource, key: 'pressed-once' });
    expect([settled.status, await settled.json()]).toEqual([201, settlement]);
    const { bookingId: id, referenceNumber, customerName } = ride;
    expect(command).toEqual({
      request: { ...body, paymentMethod: null },
      driver,
      rides: [{ id, referenceNumber, customerName }],
      idempotencyKey: 'pressed-once',
    });
  });

  it.each([
    [18.75, 'the ride', [ride.bookingId]],
    [20, 'no ride', []],
    [null, 'no ride', []],
  ])(
    'that were proposed with %j have %s: its price may have changed since',
    async (proposedUsd, _what, paid) => {
      const period = { from: '2026-11-01', to: '2026-11-30' };
      const lines = [{ bookingId: ride.bookingId, amountUsd: 15, proposedUsd }];
      const body = { driverId: driver.id, ...period, transactionDate: '2026-12-01', lines };
      await call('POST', '', body, { resource });
      expect(settleDriverCommand.parse(command).rides.map(({ id }) => id)).toEqual(paid);
    },
  );

  it.each([
    [{ lines: [] }, 'lines.required'],
    [{ lines: [ride, ride].map(({ bookingId }) => ({ bookingId, amountUsd: 1 })) }, 'lines.repeated'],
    [{ lines: [{ bookingId: ride.bookingId, amountUsd: 0.001 }] }, 'amountUsd.notCents'],
    [{ lines: [{ bookingId: ride.bookingId }] }, 'amountUsd.required'],
    [{ lines: [{ bookingId: ride.bookingId, amountUsd: -1 }] }, 'amountUsd.belowMinimum'],
    [{ to: '2027-02-01' }, 'to.tooLate'],
    [{ to: '2026-10-31' }, 'to.beforeFrom'],
    [{ transactionDate: '' }, 'transactionDate.required'],
  ])('are rejected with %j', async (change, code) => {
    const lines = [{ bookingId: ride.bookingId, amountUsd: 1 }];
    const body = {
      driverId: driver.id,
      from: '2026-11-01',
      to: '2026-11-30',
      transactionDate: '2026-12-01',
      lines,
    };
    const rejected = await call('POST', '', { ...body, ...change }, { resource });
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ errors: [{ code }] });
  });
});
