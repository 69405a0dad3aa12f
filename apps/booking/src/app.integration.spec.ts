import { randomUUID } from 'node:crypto';
import {
  bookingDetailResponse,
  bookingPage,
  bookingResponse,
  problem,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createApp } from './app.js';
import { bookingCommand } from './bookings/booking-command.fixture.js';

const token = 'internal-token-of-this-spec';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ServiceApp;
let address: string;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LOG_LEVEL: 'error',
  };
  app = await createApp(environment, { eventBus: new InProcessEventBus() });
  address = await app.listen(0, '127.0.0.1');
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { 'x-internal-token': token, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const place = (command: PlaceBookingCommand) => call('POST', '/bookings', command);

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
  return Number(rows[0]?.count);
}

describe('booking service', () => {
  it('stores booking, history and event together', async () => {
    const { status, body } = await place(bookingCommand());
    expect(status).toBe(201);
    const booking = bookingResponse.parse(body);
    expect(booking).toMatchObject({
      status: 'pending',
      totalPrice: 40.5,
      carName: 'Toyota Camry',
      version: 1,
    });
    expect(await count('booking_history WHERE booking_id = $1', booking.id)).toBe(1);
    expect(await count("outbox WHERE payload->'booking'->>'id' = $1", booking.id)).toBe(1);
    const read = await call('GET', `/bookings/${booking.id}`);
    expect(bookingDetailResponse.parse(read.body).history).toMatchObject([
      { fromStatus: null, toStatus: 'pending', changedBy: 'customer' },
    ]);
  });

  it('makes one booking of a hundred submissions with the same key', async () => {
    const command = bookingCommand({ customerName: 'Hundredfold' }, { idempotencyKey: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(command)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count("bookings WHERE customer_name = 'Hundredfold'")).toBe(1);
    expect(await count("outbox WHERE payload->'booking'->>'customerName' = 'Hundredfold'")).toBe(1);
  });

  it('gives a repeated key its first answer after the offer has gone, and refuses another body', async () => {
    const idempotencyKey = randomUUID();
    const first = await place(bookingCommand({}, { idempotencyKey }));
    const repeated = await place(bookingCommand({}, { idempotencyKey, car: null, priceUsd: 999 }));
    expect(repeated).toEqual(first);
    const other = await place(bookingCommand({ customerName: 'Somebody else' }, { idempotencyKey }));
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotencyKey.reused' });
  });

  it('stores nothing of a refused request', async () => {
    const idempotencyKey = randomUUID();
    const refused = await place(
      bookingCommand({ customerName: 'Refused', bookingDate: '2020-01-01' }, { idempotencyKey }),
    );
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'bookingDate', code: 'bookingDate.past' }] });
    expect(await count("bookings WHERE customer_name = 'Refused'")).toBe(0);
    const mended = await place(bookingCommand({ customerName: 'Refused' }, { idempotencyKey }));
    expect(mended.status).toBe(201);
  });

  it('records every change of status and refuses one made on a stale copy', async () => {
    const booking = bookingResponse.parse((await place(bookingCommand())).body);
    const admin = { 'x-admin-id': randomUUID() };
    const path = `/bookings/${booking.id}/status`;
    const changes = await Promise.all(
      Array.from({ length: 10 }, () => call('PATCH', path, { status: 'confirmed', version: 1 }, admin)),
    );
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = changes.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => problem.parse(body).code)).toEqual(Array(9).fill('record.stale'));
    const detail = bookingDetailResponse.parse((await call('GET', `/bookings/${booking.id}`)).body);
    expect(detail).toMatchObject({ status: 'confirmed', version: 2 });
    expect(detail.history.at(-1)).toMatchObject({
      fromStatus: 'pending',
      toStatus: 'confirmed',
      changedBy: admin['x-admin-id'],
    });
  });

  it('searches name, email and reference number, taking % literally', async () => {
    const { body } = await place(
      bookingCommand({ customerName: 'Ülkər Əliyeva', customerEmail: 'ulker@example.com' }),
    );
    const { referenceNumber } = bookingResponse.parse(body);
    for (const search of ['əliyeva', 'ULKER@', referenceNumber.slice(3).toLowerCase()]) {
      const found = bookingPage.parse(
        (await call('GET', `/bookings?search=${encodeURIComponent(search)}`)).body,
      );
      expect(found.items.map((item) => item.referenceNumber)).toEqual([referenceNumber]);
    }
    const none = bookingPage.parse((await call('GET', '/bookings?search=%25')).body);
    expect(none.total).toBe(0);
  });

  it('lets nobody in without the internal token', async () => {
    const refused = await call('GET', '/bookings', undefined, { 'x-internal-token': 'guess' });
    expect(refused.status).toBe(401);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });
});
