import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { demoBookingsResponse } from '@chauffeur/contracts/bookings/demo-bookings';
import { bookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { demoBookingsAdded, demoBookingsRemoved } from '@chauffeur/contracts/events/demo-events';
import { adminIdHeader } from '@chauffeur/contracts/http/headers';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createApp } from '../app.js';
import { manualBookingCommand } from '../manual-bookings/manual-booking-command.fixture.js';
import { carLockKey } from '../rides/holds/choose-vehicle.js';

describe('the examples of a first start', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: Client;
  const services: TestService[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await stopAll();
    await client.end();
    await database.drop();
  });

  async function start(given: Record<string, string> = { SEED_DEMO_BOOKINGS: 'true' }): Promise<TestService> {
    const service = await startTestService(
      createApp,
      { url: database.url },
      { variables: { LINK_SECRET: 'link-secret-of-this-spec', ...given } },
    );
    services.push(service);
    return service;
  }

  async function stopAll(): Promise<void> {
    await Promise.all(services.splice(0).map((service) => service.stop()));
  }

  const call = (service: TestService, method: string, path: string, body?: unknown) =>
    service.call(method, path, body, { [adminIdHeader]: randomUUID() });
  const left = async (service: TestService) =>
    demoBookingsResponse.parse((await call(service, 'GET', '/demo-bookings')).body);
  const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  const events = () =>
    rows<{ routing_key: string; payload: unknown }>(
      'SELECT routing_key, payload FROM outbox ORDER BY occurred_at',
    );

  it('are added only if the setting says so, and a start in production fails with it', async () => {
    const service = await start({});
    expect(await left(service)).toEqual({ bookings: 0, drivers: 0, vehicles: 0 });
    await expect(start({ NODE_ENV: 'production', SEED_DEMO_BOOKINGS: 'true' })).rejects.toThrow(
      'SEED_DEMO_BOOKINGS: must be false in production',
    );
  });

  it('are added once by replicas that start together, with all that they hold, and without an email', async () => {
    const [service] = await Promise.all([start(), start()]);
    await stopAll();
    const again = await start();
    expect(service).toBeDefined();
    const found = await left(again);
    expect(found).toEqual({ bookings: expect.any(Number), drivers: 10, vehicles: 13 });
    expect(found.bookings).toBeGreaterThan(100);
    // They hold what the plan gives them: the guard has rejected nothing.
    const [unheld] = await rows<{ count: number }>(`
      SELECT count(*)::int FROM bookings LEFT JOIN occupancies held ON held.booking_id = bookings.id
       WHERE (bookings.vehicle_id, bookings.driver_id) IS DISTINCT FROM (held.vehicle_id, held.driver_id)`);
    expect(unheld?.count).toBe(0);
    // The last entry of each history is the booking's status.
    const [contradicted] = await rows<{ count: number }>(`
      SELECT count(*)::int FROM bookings WHERE status IS DISTINCT FROM (
        SELECT to_status FROM booking_history WHERE booking_id = bookings.id ORDER BY changed_at DESC LIMIT 1)`);
    expect(contradicted?.count).toBe(0);
    // No published event leads to an email.
    const published = await events();
    expect(published.map(({ routing_key }) => routing_key)).toEqual([demoBookingsAdded.routingKey]);
    const { transactions } = demoBookingsAdded.data.parse(published[0]?.payload);
    const received = transactions.filter(({ transactionType }) => transactionType === 'revenue');
    const usd = received.map(({ amount, currency }) => (currency === 'AZN' ? amount / 1.7 : amount));
    const [paid] = await rows<{ sum: string; count: number }>(
      'SELECT sum(paid_usd), count(*)::int FROM bookings WHERE paid_usd > 0 AND payments_sequence = 1',
    );
    expect(Number(paid?.sum)).toBeCloseTo(
      usd.reduce((sum, amount) => sum + amount, 0),
      6,
    );
    expect(paid?.count).toBe(received.length);
  });

  it('are removed together, except a vehicle and driver that a booking of staff uses, and do not come back', async () => {
    const service = await start();
    const [one] = await rows<{ id: string; car_id: string }>(
      `SELECT id, car_id FROM vehicles WHERE plate = '90-SS-001'`,
    );
    const [driver] = await rows<{ id: string }>(`SELECT id FROM drivers WHERE name = 'Rashad Aliyev'`);
    const [example] = await rows<{ id: string }>(`SELECT id FROM bookings WHERE status = 'pending' LIMIT 1`);
    const isDemo = async (id = '') =>
      bookingDetailResponse.parse((await call(service, 'GET', `/bookings/${id}`)).body).isDemo;
    expect(await isDemo(example?.id)).toBe(true);
    const command = manualBookingCommand({
      bookingDate: '2099-05-05',
      bookingTime: '10:00',
      driverId: driver?.id ?? null,
    });
    const car = { ...command.car, id: one?.car_id };
    const request = { ...command.request, carId: one?.car_id };
    const placed = await call(service, 'POST', '/bookings/manual', { ...command, car, request });
    const own = bookingResponse.parse(placed.body);
    expect(own.vehicleId).toBe(one?.id);
    expect(await isDemo(own.id)).toBe(false);

    // The staff's booking becomes the ride back of an example.
    await client.query(
      'UPDATE bookings SET trip_id = $3, leg = CASE id WHEN $1 THEN 1 ELSE 2 END WHERE id IN ($1, $2)',
      [example?.id, own.id, randomUUID()],
    );

    // Staff have blocked an example vehicle and driver that no other booking uses.
    const [spare] = await rows<{ vehicleId: string; driverId: string }>(
      `SELECT vehicles.id AS "vehicleId", drivers.id AS "driverId" FROM vehicles, drivers
        WHERE vehicles.id <> '${one?.id}' AND drivers.id <> '${driver?.id}' LIMIT 1`,
    );
    for (const [blocked, kind] of [
      [{ vehicleId: spare?.vehicleId }, 'repair'],
      [{ driverId: spare?.driverId }, 'sick'],
      [{ vehicleId: one?.id }, 'maintenance'],
    ] as const) {
      const span = { startsAt: '2099-06-01T06:00:00.000Z', endsAt: '2099-06-01T10:00:00.000Z' };
      const block = { ...blocked, kind, ...span };
      expect((await call(service, 'POST', '/blocks', block)).status).toBe(201);
    }

    const before = await left(service);
    const removals = await Promise.all([
      call(service, 'DELETE', '/demo-bookings'),
      call(service, 'DELETE', '/demo-bookings'),
    ]);
    expect(removals.map(({ status }) => status)).toEqual([204, 204]);
    expect(await left(service)).toEqual({ bookings: 0, drivers: 0, vehicles: 0 });
    expect(await rows('SELECT id, trip_id, leg FROM bookings')).toEqual([
      { id: own.id, trip_id: null, leg: null },
    ]);
    expect(await rows('SELECT id FROM vehicles')).toEqual([{ id: one?.id }]);
    expect(await rows('SELECT id FROM drivers')).toEqual([{ id: driver?.id }]);
    expect(await rows('SELECT vehicle_id, kind FROM blocks')).toEqual([
      { vehicle_id: one?.id, kind: 'maintenance' },
    ]);
    expect(await rows('SELECT booking_id FROM occupancies WHERE block_id IS NULL')).toEqual([
      { booking_id: own.id },
    ]);
    const removed = (await events()).filter(
      ({ routing_key }) => routing_key === demoBookingsRemoved.routingKey,
    );
    expect(removed).toHaveLength(1);
    const { bookingIds } = demoBookingsRemoved.data.parse(removed[0]?.payload);
    expect(bookingIds).toHaveLength(before.bookings);
    // Emails may be planned for an example that staff have changed.
    const each = (await events()).flatMap(({ routing_key, payload }) =>
      routing_key === bookingRemoved.routingKey ? [bookingRemoved.data.parse(payload).bookingId] : [],
    );
    expect(each.toSorted()).toEqual(bookingIds.toSorted());

    await stopAll();
    const restarted = await start();
    expect(await left(restarted)).toEqual({ bookings: 0, drivers: 0, vehicles: 0 });
  });

  it('are removed without a deadlock while staff give one of the drivers a ride', async () => {
    const service = await start();
    const [driver] = await rows<{ id: string }>('SELECT id FROM drivers LIMIT 1');
    const [vehicle] = await rows<{ id: string; carId: string }>(
      'SELECT id, car_id AS "carId" FROM vehicles LIMIT 1',
    );
    // As every edit of a ride: the driver first, then the car.
    await client.query('BEGIN');
    await client.query('SELECT FROM drivers WHERE id = $1 FOR SHARE', [driver?.id]);
    const removal = call(service, 'DELETE', '/demo-bookings');
    const waiting =
      'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    for (let tries = 0; tries < 250 && (await rows(waiting)).length === 0; tries += 1) await pause(20);
    expect(await rows(waiting)).toHaveLength(1);
    const { rows: locked } = await client.query(
      `SELECT pg_try_advisory_xact_lock(${carLockKey('$1')}) AS car,
              EXISTS (SELECT FROM vehicles WHERE id = $2 FOR KEY SHARE SKIP LOCKED) AS vehicle`,
      [vehicle?.carId, vehicle?.id],
    );
    await client.query('COMMIT');
    expect(locked).toEqual([{ car: true, vehicle: true }]);
    expect((await removal).status).toBe(204);
    expect(await left(service)).toEqual({ bookings: 0, drivers: 0, vehicles: 0 });
  });

  it('are not added to a database that has records', async () => {
    await start({});
    await stopAll();
    await client.query(
      `INSERT INTO drivers (name, hire_date, is_active, payment_rate, payment_type, version)
       VALUES ('Own driver', '2026-01-01', true, 10, 'hourly', 1)`,
    );
    const service = await start();
    expect(await left(service)).toEqual({ bookings: 0, drivers: 0, vehicles: 0 });
  });
});
