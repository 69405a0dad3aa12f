import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { driverAssignmentResponse } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { completedRides, drivenRides } from '@chauffeur/contracts/drivers/completed-rides';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { bookingChanged, bookingDriverAssigned } from '@chauffeur/contracts/events/booking-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';
import { aCar } from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

async function addDriver(name: string, isActive = true) {
  const driver = { name, hireDate: '2026-11-01', paymentRate: 10, paymentType: 'hourly', isActive };
  return driverResponse.parse((await service.call('POST', '/drivers', driver)).body);
}

const addBooking = async () =>
  bookingResponse.parse((await service.call('POST', '/bookings', bookingCommand())).body);

const assign = (id: string, driverId: string | null, version: number, notes?: string) =>
  service.call('PUT', `/bookings/${id}/driver`, { driverId, version, notes });

async function lastChangeOf(id: string) {
  const { rows } = await service.client.query<{ payload: unknown }>(
    `SELECT payload FROM outbox WHERE routing_key = $1 AND payload->'booking'->>'id' = $2
      ORDER BY occurred_at DESC LIMIT 1`,
    [bookingChanged.routingKey, id],
  );
  return rows[0] && bookingChanged.data.parse(rows[0].payload);
}

describe('driver assignments', () => {
  it('gives a booking to one driver, then another, then none, and retains the history [B3.24, B7.24]', async () => {
    const [anar, zaur] = await Promise.all([addDriver('Anar'), addDriver('Zaur')]);
    const { id } = await addBooking();
    await assign(id, anar.id, 1, 'Speaks English');
    const second = bookingDetailResponse.parse((await assign(id, zaur.id, 2)).body);
    expect(second).toMatchObject({ version: 3, driver: { name: 'Zaur' } });
    const last = bookingDetailResponse.parse((await assign(id, null, 3)).body);
    expect(last).toMatchObject({ version: 4, driver: null });
    const listed = await service.call('GET', `/driver-assignments?bookingId=${id}`);
    const assignments = driverAssignmentResponse.array().parse(listed.body);
    expect(assignments).toEqual(last.assignments);
    expect(assignments.map(({ driverName, notes }) => [driverName, notes])).toEqual([
      [null, null],
      ['Zaur', null],
      ['Anar', 'Speaks English'],
    ]);
    expect(new Set(assignments.map(({ assignedBy }) => assignedBy))).toEqual(new Set([service.adminId]));
  });

  it('publishes one event each, in the transaction of the change', async () => {
    const driver = await addDriver('Published');
    const { id } = await addBooking();
    await assign(id, driver.id, 1);
    const { rows } = await service.client.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE routing_key = $1 AND payload->'booking'->>'id' = $2`,
      [bookingDriverAssigned.routingKey, id],
    );
    expect(rows.map(({ payload }) => bookingDriverAssigned.data.parse(payload))).toMatchObject([
      { booking: { id, version: 2 }, driver: { id: driver.id }, assignedBy: service.adminId },
    ]);
  });

  it('change nothing for the present driver, except new notes', async () => {
    const driver = await addDriver('Same');
    const { id } = await addBooking();
    await assign(id, driver.id, 1);
    const again = bookingDetailResponse.parse((await assign(id, driver.id, 2)).body);
    expect(again).toMatchObject({ version: 2, assignments: [{ driverName: 'Same' }] });
    const noted = bookingDetailResponse.parse((await assign(id, driver.id, 2, 'Comes early')).body);
    expect(noted.version).toBe(3);
    expect(noted.assignments.map(({ notes }) => notes)).toEqual(['Comes early', null]);
    // Assigned once: new notes do not ask the driver again.
    expect(
      await service.count(
        "outbox WHERE routing_key = $1 AND payload->'driver'->>'id' = $2",
        bookingDriverAssigned.routingKey,
        driver.id,
      ),
    ).toBe(1);
    expect(await lastChangeOf(id)).toMatchObject({
      booking: { version: 3 },
      driver: { id: driver.id },
      changes: [],
      reason: 'crew',
    });
  });

  it('take what the ride of the present driver has lost, or say which ride has it', async () => {
    const [driver, other] = [await addDriver('Lost'), await addDriver('Other')];
    const car = aCar(service);
    const [ride, next] = [await car.ride('10:00'), await aCar(service).ride('10:00')];
    const { vehicleId } = ride;
    await assign(ride.id, driver.id, 1);
    await service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [ride.id]);
    await assign(next.id, driver.id, 1);
    const again = () => assign(ride.id, driver.id, 2);
    const busy = problem.parse((await again()).body);
    expect(busy).toMatchObject({ code: 'driver.busy', errors: [{ params: { bookingId: next.id } }] });
    await assign(next.id, other.id, 2);
    const { body } = await service.call('PATCH', `/bookings/${next.id}/schedule`, { version: 3, vehicleId });
    expect(body).toMatchObject({ vehicle: { id: vehicleId } });
    expect((await again()).body).toMatchObject({ version: 2, vehicle: null, driver: { id: driver.id } });
    const taken = problem.parse((await again()).body);
    expect(taken).toMatchObject({ code: 'vehicle.busy', errors: [{ params: { bookingId: next.id } }] });
    const free = await service.call('PATCH', `/bookings/${next.id}/schedule`, {
      version: 4,
      vehicleId: null,
    });
    expect(free.status).toBe(200);
    const held = bookingDetailResponse.parse((await again()).body);
    expect(held).toMatchObject({ version: 2, vehicle: { id: vehicleId }, problems: [] });
    expect(held.assignments).toHaveLength(1);
    expect(await lastChangeOf(ride.id)).toMatchObject({ vehicle: { id: vehicleId }, changes: [] });
  });

  it('take nothing for a ride that is over, whose holds are deleted some days later', async () => {
    const driver = await addDriver('Former');
    const { id } = await aCar(service).ride('10:00');
    await assign(id, driver.id, 1);
    await service.call('PATCH', `/bookings/${id}/status`, { status: 'completed', version: 2 });
    await service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [id]);
    await service.client.query('UPDATE drivers SET is_active = false WHERE id = $1', [driver.id]);
    expect((await assign(id, driver.id, 3)).status).toBe(200);
    expect(await service.count('occupancies WHERE booking_id = $1', id)).toBe(0);
  });

  it('are published again when the driver is corrected, for the emails of rides ahead', async () => {
    const driver = await addDriver('Mistyped');
    const { id } = await addBooking();
    await assign(id, driver.id, 1);
    const { version, name, hireDate, paymentRate, paymentType } = driver;
    const corrected = { version, name, hireDate, paymentRate, paymentType, phone: '+994 50 123 45 67' };
    await service.call('PUT', `/drivers/${driver.id}`, corrected);
    const change = await lastChangeOf(id);
    expect(change).toMatchObject({
      booking: { version: 2 },
      changes: [],
      reason: 'crew',
      changedBy: 'system',
      tellCustomer: false,
    });
    expect(change?.driver?.phone).toBe('+994 50 123 45 67');
    const events = `outbox WHERE payload->'booking'->>'id' = $1`;
    const published = await service.count(events, id);
    // Emails do not contain these fields.
    const noted = { ...corrected, version: version + 1, notes: 'Prefers mornings' };
    expect((await service.call('PUT', `/drivers/${driver.id}`, noted)).status).toBe(200);
    expect(await service.count(events, id)).toBe(published);
  });

  it("restore a ride's buffer with another driver, who has no ride soon after it", async () => {
    const [busy, free] = [await addDriver('Has the next ride too'), await addDriver('Has none')];
    const [first, next] = [await aCar(service).ride('10:00'), await aCar(service).ride('11:10')];
    await assign(next.id, busy.id, 1);
    const closer = { driverId: busy.id, version: 1, allowTightGap: true };
    const shortened = await service.call('PUT', `/bookings/${first.id}/driver`, closer);
    expect(bookingDetailResponse.parse(shortened.body)).toMatchObject({ bufferMinutes: 10, version: 2 });
    expect(bookingDetailResponse.parse((await assign(first.id, free.id, 2)).body)).toMatchObject({
      bufferMinutes: 30,
      version: 3,
      driver: { name: 'Has none' },
      vehicle: { id: first.vehicleId },
    });
  });

  it('leave a ride its vehicle with another driver, if the vehicle has the next ride', async () => {
    const car = aCar(service);
    const driver = await addDriver('Drives the first');
    const [first, next] = [await car.ride('10:00'), await car.ride('12:00')];
    const closer = { bookingTime: '11:10', version: 1, allowTightGap: true };
    await service.call('PATCH', `/bookings/${next.id}/schedule`, closer);
    expect(bookingDetailResponse.parse((await assign(first.id, driver.id, 2)).body)).toMatchObject({
      bufferMinutes: 10,
      vehicle: { id: first.vehicleId },
    });
  });

  it('lets one of fifty at once through', async () => {
    const driver = await addDriver('Wanted');
    const { id } = await addBooking();
    const responses = await Promise.all(Array.from({ length: 50 }, () => assign(id, driver.id, 1)));
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(49);
    expect(new Set(rejected.map(({ body }) => problem.parse(body).code))).toEqual(new Set(['record.stale']));
    expect(await service.count('driver_assignments WHERE booking_id = $1', id)).toBe(1);
  });

  it('rejects a driver who is unknown or takes no rides, and keeps the one who has it', async () => {
    const [present, inactive] = await Promise.all([addDriver('Present'), addDriver('Inactive', false)]);
    const { id } = await addBooking();
    await assign(id, present.id, 1);
    expect(problem.parse((await assign(id, inactive.id, 2)).body).code).toBe('driver.inactive');
    expect(problem.parse((await assign(id, id, 2)).body).code).toBe('driver.notFound');
    expect(problem.parse((await assign(present.id, present.id, 1)).body).code).toBe('booking.notFound');
    const read = await service.call('GET', `/bookings/${id}`);
    expect(bookingDetailResponse.parse(read.body)).toMatchObject({ version: 2, driver: { name: 'Present' } });
  });

  it('shows the present driver in the list, and finds what a driver has [B3.4, B7.16]', async () => {
    const driver = await addDriver('Listed');
    const { id } = await addBooking();
    await assign(id, driver.id, 1);
    const page = bookingPage.parse((await service.call('GET', `/bookings?driverId=${driver.id}`)).body);
    expect(page.items).toMatchObject([{ id, driver: { id: driver.id, name: 'Listed' } }]);
  });

  it('keeps a driver who has or had bookings', async () => {
    const driver = await addDriver('Retained');
    const { id } = await addBooking();
    await assign(id, driver.id, 1);
    await assign(id, null, 2);
    const rejected = await service.call('DELETE', `/drivers/${driver.id}`);
    expect(rejected.status).toBe(409);
    expect(problem.parse(rejected.body).code).toBe('driver.hasAssignments');
  });
});

describe('the completed rides of a driver', () => {
  const ridesOf = async (id: string, period = 'from=2099-05-01&to=2099-07-31') =>
    service.call('GET', `/drivers/${id}/completed-rides?${period}`);

  it("are those of the period, the earliest first, with the driver's pay", async () => {
    const driver = await addDriver('Settled');
    const drive = async (bookingDate: string, bookingTime: string | null, status = 'completed') => {
      const { body } = await service.call('POST', '/bookings', bookingCommand({ bookingDate, bookingTime }));
      const { id } = bookingResponse.parse(body);
      await service.client.query('UPDATE bookings SET status = $2, driver_id = $3 WHERE id = $1', [
        id,
        status,
        driver.id,
      ]);
      return id;
    };
    const late = await drive('2099-07-31', '23:30');
    const timeless = await drive('2099-05-01', null);
    const early = await drive('2099-05-01', '08:00');
    await drive('2099-05-02', '08:00', 'confirmed');
    await drive('2099-04-30', '08:00');
    await drive('2099-08-01', '08:00');
    await service.client.query('UPDATE bookings SET duration_minutes = 90 WHERE id = $1', [early]);
    await service.client.query('UPDATE bookings SET duration_minutes = NULL WHERE id = $1', [timeless]);
    const { status, body } = await ridesOf(driver.id);
    expect(status).toBe(200);
    const { lines, ...rest } = completedRides.parse(body);
    expect(rest).toEqual({
      driver: { id: driver.id, name: 'Settled', paymentType: 'hourly', paymentRate: 10 },
      isTruncated: false,
    });
    expect(lines.map(({ bookingId }) => bookingId)).toEqual([early, timeless, late]);
    expect(lines[0]).toMatchObject({ bookingTime: '08:00', totalPrice: 40.5, proposedUsd: 15 });
    expect(lines[1]).toMatchObject({ durationMinutes: null, proposedUsd: null });

    const all = await service.call('GET', '/completed-rides?from=2099-05-01&to=2099-07-31');
    const ofDriver = drivenRides.parse(all.body).drivers.filter((known) => known.driver.id === driver.id);
    expect(ofDriver).toEqual([
      {
        driver: { id: driver.id, name: 'Settled', isActive: true },
        rides: expect.arrayContaining(
          lines.map(({ bookingId, proposedUsd }) => ({ bookingId, proposedUsd })),
        ),
      },
    ]);
    expect(ofDriver[0]?.rides).toHaveLength(lines.length);
  });

  it('span at most 92 days, for a driver who exists', async () => {
    const { id } = await addDriver('Period');
    const codesOf = async (period: string) =>
      problem.parse((await ridesOf(id, period)).body).errors?.map(({ code }) => code);
    expect(await codesOf('from=2099-05-01&to=2099-08-01')).toEqual(['to.tooLate']);
    expect(await codesOf('from=2099-05-02&to=2099-05-01')).toEqual(['to.beforeFrom']);
    expect(await codesOf('to=2099-05-01')).toEqual(['from.required']);
    expect(problem.parse((await ridesOf(service.adminId)).body).code).toBe('driver.notFound');
  });
});
