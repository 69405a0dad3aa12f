import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from '@chauffeur/service-kit';
import { startBookingService, type RunningBookingService } from '../../booking-service.fixture.js';
import { AdoptBookings } from './adopt-bookings.js';
import { AdoptedBookingCounter } from './adopted-booking-counter.js';
import { aCar, aDriver } from '../../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const adopting = (registry = new Registry()) =>
  new AdoptBookings(service.dataSource, new AdoptedBookingCounter(registry));

/** Makes a booking as the previous release wrote it: without schedule, vehicle and occupancy. */
async function forget(id: string) {
  await service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [id]);
  await service.client.query(
    'UPDATE bookings SET vehicle_id = NULL, starts_at = NULL, duration_minutes = NULL, buffer_minutes = NULL WHERE id = $1',
    [id],
  );
}

const stored = async (id: string) => {
  const { rows } = await service.client.query<Record<string, unknown>>(
    `SELECT version, duration_minutes, held.vehicle_id IS NOT NULL AS is_held, held.driver_id
       FROM bookings LEFT JOIN occupancies held ON held.booking_id = bookings.id WHERE bookings.id = $1`,
    [id],
  );
  return rows[0];
};

describe('bookings that other releases wrote', () => {
  it('get their schedule, and a vehicle if one is free, the earlier booking first', async () => {
    const car = aCar(service);
    const [first, second] = [await car.ride('10:00'), await car.ride('13:00')];
    for (const { id } of [first, second]) await forget(id);
    await service.client.query("UPDATE bookings SET booking_time = '10:00' WHERE id = $1", [second.id]);
    const registry = new Registry();
    await adopting(registry).run();
    expect(await stored(first.id)).toMatchObject({ version: 1, duration_minutes: 60, is_held: true });
    expect(await stored(second.id)).toMatchObject({ version: 1, duration_minutes: 60, is_held: false });
    const counts = await registry.getSingleMetricAsString('bookings_adopted_total');
    for (const count of ['"held"} 1', '"notHeld"} 1', '"released"} 0']) expect(counts).toContain(count);
  });

  it('free what they hold when they were cancelled, and change drivers', async () => {
    const [cancelled, assigned] = [await aCar(service).ride('10:00'), await aCar(service).ride('10:00')];
    const driver = await aDriver(service);
    await service.client.query("UPDATE bookings SET status = 'cancelled' WHERE id = $1", [cancelled.id]);
    await service.client.query('UPDATE bookings SET driver_id = $2 WHERE id = $1', [assigned.id, driver.id]);
    await adopting().run();
    expect(await stored(cancelled.id)).toMatchObject({ is_held: false });
    expect(await stored(assigned.id)).toMatchObject({ is_held: true, driver_id: driver.id });
  });

  it('are left to the next process if this one ends', async () => {
    const { id } = await aCar(service).ride('10:00');
    await forget(id);
    const ending = adopting();
    await ending.stop();
    await ending.run();
    expect(await stored(id)).toMatchObject({ duration_minutes: null });
    await adopting().run();
    expect(await stored(id)).toMatchObject({ duration_minutes: 60, is_held: true });
  });

  it('stay as they are when their ride is long over', async () => {
    const { id } = await aCar(service).ride('10:00');
    await forget(id);
    const past = todayInBaku(new Date(Date.now() - 3 * 24 * 3_600_000));
    await service.client.query('UPDATE bookings SET booking_date = $2 WHERE id = $1', [id, past]);
    await adopting().run();
    expect(await stored(id)).toMatchObject({ duration_minutes: null, is_held: false });
  });
});
