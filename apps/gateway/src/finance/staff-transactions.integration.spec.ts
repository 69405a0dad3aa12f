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
/** What finance was handed, and the address it was asked at. */
let handed: unknown;
let address = '';

beforeAll(async () => {
  gateway = await startGateway((incoming, response) => {
    void (async () => {
      const url = incoming.url ?? '';
      response.setHeader('content-type', 'application/json');
      if (url === `/bookings/${bookingExample.id}`) return response.end(JSON.stringify(bookingExample));
      if (url === `/drivers/${driver.id}`) return response.end(JSON.stringify({ ...driver, isActive: true }));
      if (/^\/(bookings|drivers)\//.test(url)) {
        response.statusCode = 404;
        return response.end(notFound(url.startsWith('/drivers') ? 'driver.notFound' : 'booking.notFound'));
      }
      address = url;
      if (url.includes('export.csv')) {
        response.setHeader('content-type', 'text/csv; charset=utf-8');
        response.setHeader('content-disposition', 'attachment; filename="transactions-2026-11-21.csv"');
        return response.end('Date\r\n');
      }
      handed = await json(incoming);
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
  it('are handed over with what booking says of the linked booking and driver', async () => {
    const links = { bookingId: bookingExample.id, driverId: driver.id };
    const created = await call('POST', '', { ...request, ...links, createdBy: 'somebody else' });
    expect([created.status, await created.json()]).toEqual([201, stored]);
    const { id, referenceNumber, customerName } = bookingExample;
    expect(handed).toEqual({
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
    });
  });

  it('are handed over without what does not exist, and with the version of a change', async () => {
    const links = { bookingId: randomUUID(), driverId: randomUUID() };
    await call('PUT', `/${stored.id}`, { ...request, ...links, version: 4 });
    expect(address).toBe(`/transactions/${stored.id}`);
    expect(handed).toMatchObject({ request: links, booking: null, driver: null, version: 4 });
  });

  it('come as a file with its name, for the filters asked for', async () => {
    const exported = await call('GET', '/export.csv?type=fuel&language=ru&secret=dropped');
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(exported.headers.get('content-disposition')).toBe(
      'attachment; filename="transactions-2026-11-21.csv"',
    );
    expect(await exported.text()).toBe('Date\r\n');
    expect(address).toBe('/transactions/export.csv?type=fuel&language=ru');
  });
});
