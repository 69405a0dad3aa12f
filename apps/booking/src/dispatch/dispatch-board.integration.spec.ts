import { randomUUID } from 'node:crypto';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { dispatchBoard, type DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar, aDriver, codeOf } from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const board = async (from: string, days = 1): Promise<DispatchBoard> =>
  dispatchBoard.parse((await service.call('GET', `/dispatch?from=${from}&days=${days}`)).body);
/** Each ride has a customer of its own: too many requests by one customer are a problem. */
const ride = async (car: ReturnType<typeof aCar>, bookingTime: string | null, bookingDate: string) => {
  const customerEmail = `${randomUUID()}@example.com`;
  return bookingResponse.parse((await car.place({ bookingTime, bookingDate, customerEmail })).body);
};
const ids = ({ rides }: DispatchBoard) => rides.map(({ id }) => id);
const find = ({ rides }: DispatchBoard, id: string) => rides.find((shown) => shown.id === id);

describe('the dispatch board', () => {
  it('shows a ride over midnight on both days, each ride on the vehicle that it holds [I-7]', async () => {
    const car = aCar(service, 4);
    const late = await ride(car, '23:30', '2099-06-01');
    const second = await ride(car, '02:00', '2099-06-02');
    const third = await ride(car, '04:00', '2099-06-02');
    const [first, next] = [await board('2099-06-01'), await board('2099-06-02')];
    expect(ids(first)).toEqual([late.id]);
    expect(ids(next)).toEqual([late.id, second.id, third.id]);
    expect(find(next, late.id)).toMatchObject({
      startsAt: '2099-06-01T19:30:00.000Z',
      endsAt: '2099-06-01T23:30:00.000Z',
      vehicleId: late.vehicleId,
    });
    expect(find(next, second.id)).toMatchObject({ vehicleId: null, problems: ['noVehicle'] });
    expect(find(next, third.id)?.vehicleId).toBe(late.vehicleId);
    expect(next.vehicles.map(({ id }) => id)).toContain(late.vehicleId);
    expect(ids(await board('2099-06-01', 2))).toHaveLength(3);
  });

  it('shows rides without a time on their day, what was paid for them, and leaves out cancelled ones', async () => {
    const car = aCar(service);
    const untimed = await ride(car, null, '2099-06-10');
    const cancelled = await ride(car, '10:00', '2099-06-10');
    await service.call('PATCH', `/bookings/${cancelled.id}/status`, { status: 'cancelled', version: 1 });
    await service.client.query('UPDATE bookings SET paid_usd = 12.5 WHERE id = $1', [untimed.id]);
    expect(find(await board('2099-06-10'), untimed.id)?.paidUsd).toBe(12.5);
    expect(ids(await board('2099-06-10'))).toEqual([untimed.id]);
    expect(ids(await board('2099-06-09'))).toEqual([]);
  });

  it('has no emails, and only phone numbers of today and tomorrow', async () => {
    const tomorrow = todayInBaku(new Date(Date.now() + 24 * 3_600_000));
    const car = aCar(service);
    const [soon, later] = [await ride(car, '12:00', tomorrow), await ride(car, '10:00', '2099-06-20')];
    expect(find(await board(tomorrow), soon.id)?.customerPhone).toBe(soon.customerPhone);
    expect(find(await board('2099-06-20'), later.id)?.customerPhone).toBeNull();
    const { body } = await service.call('GET', `/dispatch?from=${tomorrow}&days=1`);
    expect(JSON.stringify(body)).not.toContain('@example.com');
  });

  it('names rides too close for a driver, and a driver who left', async () => {
    const [car, other, driver] = [aCar(service), aCar(service), await aDriver(service)];
    const [first, next] = [await ride(car, '10:00', '2099-06-25'), await ride(other, '11:30', '2099-06-25')];
    for (const { id } of [first, next]) {
      await service.call('PUT', `/bookings/${id}/driver`, { driverId: driver.id, version: 1 });
    }
    expect(find(await board('2099-06-25'), first.id)).toMatchObject({ driverId: driver.id, problems: [] });
    await service.client.query('UPDATE drivers SET is_active = false WHERE id = $1', [driver.id]);
    const { drivers, rides } = await board('2099-06-25');
    expect(drivers.find(({ id }) => id === driver.id)).toMatchObject({ name: 'Anar', isActive: false });
    expect(rides.map(({ problems }) => problems)).toEqual([['driverInactive'], ['driverInactive']]);
    const { body } = await service.call('GET', `/bookings/${next.id}`);
    expect(body).toMatchObject({ problems: ['driverInactive'] });
    expect((await board('2099-06-26')).drivers.map(({ id }) => id)).not.toContain(driver.id);
  });

  it('has the usual buffer besides one that was shortened for the next ride', async () => {
    const car = aCar(service);
    const first = await ride(car, '10:00', '2099-06-27');
    const second = await ride(car, '12:00', '2099-06-27');
    const closer = { version: 1, bookingTime: '11:20', allowTightGap: true };
    await service.call('PATCH', `/bookings/${second.id}/schedule`, closer);
    const shown = await board('2099-06-27');
    expect(find(shown, first.id)).toMatchObject({ bufferMinutes: 20, usualBufferMinutes: 30 });
    expect(find(shown, second.id)).not.toHaveProperty('usualBufferMinutes');
  });

  it('shows at which times a vehicle takes no rides', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    const times = { startsAt: '2099-07-10T20:00:00.000Z', endsAt: '2099-07-11T04:00:00.000Z' };
    await service.call('POST', '/blocks', { vehicleId, kind: 'repair', ...times });
    const { blocks } = await board('2099-07-11');
    expect(blocks).toEqual([
      expect.objectContaining({ vehicleId, driverId: null, kind: 'repair', ...times }),
    ]);
    expect((await board('2099-07-10')).blocks).toEqual([]);
  });

  it('shows the hours of drivers, marks a ride outside them, and closed periods', async () => {
    const [car, driver] = [aCar(service), await aDriver(service)];
    const hours = [{ weekday: 7, from: '09:00', until: '18:00' }];
    await service.call('PUT', `/drivers/${driver.id}/hours`, { hours });
    const period = {
      startsAt: '2099-07-20T20:00:00.000Z',
      endsAt: '2099-07-21T08:00:00.000Z',
      reason: 'Holiday',
      reasonRu: 'Праздник',
    };
    // 2099-07-21 is a Tuesday.
    const { id } = await ride(car, '14:00', '2099-07-21');
    await service.call('PUT', `/bookings/${id}/driver`, { driverId: driver.id, version: 1 });
    await service.call('POST', '/closed-periods', period);
    const shown = await board('2099-07-21');
    expect(find(shown, id)?.problems).toEqual(['offHours']);
    expect((await service.call('GET', `/bookings/${id}`)).body).toMatchObject({ problems: ['offHours'] });
    expect(shown.drivers.find((one) => one.id === driver.id)?.hours).toEqual(hours);
    expect(shown.closedPeriods).toEqual([expect.objectContaining(period)]);
  });

  it('marks the sixth open request of one customer', async () => {
    const car = aCar(service);
    for (let hour = 10; hour < 16; hour += 1) {
      await car.place({
        bookingDate: '2099-07-01',
        bookingTime: `${hour}:00`,
        customerEmail: 'many@example.com',
      });
    }
    const marked = (await board('2099-07-01')).rides.map(({ problems }) => problems.includes('manyOpen'));
    expect(marked).toEqual([false, false, false, false, false, true]);
  });

  it('marks the sixth open request of one phone number, whatever its email addresses', async () => {
    const car = aCar(service);
    for (let hour = 10; hour < 16; hour += 1) {
      const customerPhone = hour % 2 ? '+994 50 987 65 43' : '994509876543';
      await car.place({ bookingDate: '2099-07-02', bookingTime: `${hour}:00`, customerPhone });
    }
    const marked = (await board('2099-07-02')).rides.map(({ problems }) => problems.includes('manyOpen'));
    expect(marked).toEqual([false, false, false, false, false, true]);
  });

  it('counts how long a request waits since it became pending again, not since an undone change', async () => {
    const { id } = await ride(aCar(service), '10:00', '2099-07-03');
    await service.client.query(
      `WITH made AS (UPDATE booking_history SET changed_at = now() - interval '3 days' WHERE booking_id = $1)
       UPDATE bookings SET created_at = now() - interval '3 days' WHERE id = $1`,
      [id],
    );
    expect(find(await board('2099-07-03'), id)?.problems).toContain('unanswered');
    const path = `/bookings/${id}/status`;
    await service.call('PATCH', path, { status: 'confirmed', version: 1 });
    await service.call('POST', `${path}/undo`, { version: 2 });
    expect(find(await board('2099-07-03'), id)?.problems).toContain('unanswered');
    await service.call('PATCH', path, { status: 'confirmed', version: 3 });
    await service.client.query(
      "UPDATE booking_history SET changed_at = changed_at - interval '1 minute' WHERE booking_id = $1",
      [id],
    );
    await service.call('PATCH', path, { status: 'pending', version: 4 });
    const asked = find(await board('2099-07-03'), id);
    expect(asked?.problems).not.toContain('unanswered');
    expect(Date.now() - Date.parse(asked?.pendingSince ?? '')).toBeLessThan(3_600_000);
  });

  it('marks too little time between rides by the booking rules', async () => {
    await service.client.query('UPDATE booking_rules SET buffer_minutes = 10');
    const car = aCar(service);
    await car.addVehicle();
    const first = await ride(car, '10:00', '2099-07-04');
    await ride(car, '11:15', '2099-07-04');
    expect(find(await board('2099-07-04'), first.id)?.problems).toEqual([]);
    await service.client.query('UPDATE booking_rules SET buffer_minutes = 30');
    expect(find(await board('2099-07-04'), first.id)?.problems).toEqual(['tight']);
  });

  it('has a ride of the evening before among those that need attention until it is finished', async () => {
    const driver = await aDriver(service);
    const { id } = await ride(aCar(service), '21:00', '2099-08-01');
    await service.call('PUT', `/bookings/${id}/driver`, { driverId: driver.id, version: 1 });
    const attention = async (from: string) =>
      ids(dispatchBoard.parse((await service.call('GET', `/dispatch?from=${from}&days=2&problems=1`)).body));
    expect(await attention('2099-08-02')).toEqual([]);
    await service.client.query(`UPDATE ride_progress SET state = 'on_board' WHERE booking_id = $1`, [id]);
    expect(await attention('2099-08-02')).toEqual([id]);
    expect(ids(await board('2099-08-02', 2))).toEqual([]);
    expect(await attention('2099-08-03')).toEqual([]);
    await service.client.query(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [id]);
    expect(await attention('2099-08-02')).toEqual([]);
  });

  it.each([
    'from=2099-06-01&days=8',
    'from=2099-06-01&days=0',
    'from=2099-06-31&days=1',
    'from=9999-12-26&days=7',
    'days=1',
  ])('rejects %s', async (query) => {
    const response = await service.call('GET', `/dispatch?${query}`);
    expect(response.status).toBe(400);
    expect(codeOf(response)).toBe('request.invalid');
  });
});
