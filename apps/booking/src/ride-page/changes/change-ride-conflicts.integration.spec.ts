import { randomUUID } from 'node:crypto';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { rideResponse } from '@chauffeur/contracts/rides/ride';
import { LinkSecrets } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../../booking-service.fixture.js';
import { bookingCommand } from '../../new-bookings/booking-command.fixture.js';
import { aCar, aDriver } from '../../rides.fixture.js';

let service: RunningBookingService;
const secrets = new LinkSecrets({ LINK_SECRET: 'link-secret-of-this-spec' });

beforeAll(async () => {
  service = await startBookingService();
  await service.client.query('UPDATE booking_rules SET horizon_days = 40000');
});
afterAll(() => service.stop());

const detailOf = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
const moveByStaff = async (id: string, fields: object) => {
  const { version } = await detailOf(id);
  const { status } = await service.call('PATCH', `/bookings/${id}/schedule`, { version, ...fields });
  expect(status).toBe(200);
};

/** Moves a ride to another time of its day by its link. */
async function moveByCustomer(bookingId: string, bookingTime: string): Promise<void> {
  const { rows } = await service.client.query<{ link: { id: string; key: string } }>(
    `SELECT payload->'link' AS link FROM outbox
      WHERE payload->'booking'->>'id' = $1 AND payload->'link' IS NOT NULL LIMIT 1`,
    [bookingId],
  );
  const token = rows[0] && secrets.tokenOf(rows[0].link);
  const ride = rideResponse.parse((await service.call('POST', '/rides/read', { token })).body);
  const { car, service: offer, tour } = bookingCommand();
  const { status } = await service.call('POST', '/rides/change', {
    token,
    request: { version: ride.version, bookingTime, expectedPrice: ride.totalPrice },
    car,
    service: offer,
    tour,
    offeredExtras: [],
    places: [],
  });
  expect(status).toBe(200);
}

describe("a customer's move", () => {
  it('restores the buffer of the previous ride as the system, because its customer has done nothing', async () => {
    const car = aCar(service);
    const [first, second] = [await car.ride('10:00'), await car.ride('12:00')];
    const { vehicleId } = first;
    await moveByStaff(second.id, { bookingTime: '11:05', vehicleId, allowTightGap: true });
    expect((await detailOf(first.id)).bufferMinutes).toBe(5);
    await moveByCustomer(second.id, '15:00');
    expect((await detailOf(first.id)).bufferMinutes).toBe(30);
    const { rows } = await service.client.query(
      'SELECT changed_by AS by, changes FROM booking_changes WHERE booking_id = $1 ORDER BY changed_at DESC LIMIT 1',
      [first.id],
    );
    expect(rows).toEqual([{ by: 'system', changes: [{ field: 'bufferMinutes', from: 5, to: 30 }] }]);
    const changedBy = `outbox WHERE routing_key = 'booking.changed.v1' AND payload->'booking'->>'id' = $1
      AND payload->>'changedBy'`;
    expect(await service.count(`${changedBy} = 'customer'`, first.id)).toBe(0);
    expect(await service.count(`${changedBy} = 'system'`, first.id)).toBe(1);
    expect(await service.count(`${changedBy} = 'customer'`, second.id)).toBe(1);
  });
});

/** Adds six open requests of one address and number, one more than may hold a vehicle; returns the id of one. */
async function oneRequestTooMany(address = `${randomUUID()}@`, phone = address): Promise<string> {
  const rides = [];
  for (let count = 0; count < 6; count += 1) rides.push(await aCar(service).ride('10:00'));
  const ids = rides.map(({ id }) => id);
  await service.client.query(
    `UPDATE bookings SET customer_email = $2, customer_phone = $3 WHERE id = ANY($1)`,
    [ids, address, phone],
  );
  return ids[0] ?? '';
}

describe('an open request whose time staff have removed', () => {
  it('does not name the vehicle of before at the time that the customer sets, if it can hold none', async () => {
    const id = await oneRequestTooMany();
    await moveByStaff(id, { bookingTime: null });
    await moveByCustomer(id, '14:00');
    expect(await detailOf(id)).toMatchObject({ bookingTime: '14:00', vehicleId: null });
    expect(await service.count('occupancies WHERE booking_id = $1', id)).toBe(0);
  });
});

describe('a request of a customer without an email address and a phone number', () => {
  it('gets a vehicle, because such requests are not those of one customer', async () => {
    const id = await oneRequestTooMany('', 'at the reception');
    await moveByStaff(id, { bookingTime: null });
    await moveByCustomer(id, '14:00');
    const { vehicle, problems } = await detailOf(id);
    expect([vehicle === null, problems]).toEqual([false, expect.not.arrayContaining(['manyOpen'])]);
  });
});

describe('the driver of an open request without a vehicle', () => {
  /** Adds a customer's sixth open request, which holds only the driver whom staff assigned. */
  async function aLimitedRide() {
    const id = await oneRequestTooMany();
    await moveByStaff(id, { vehicleId: null });
    const driver = await aDriver(service);
    await moveByStaff(id, { driverId: driver.id });
    return { id, driver };
  }
  const heldBy = async (bookingId: string) => {
    const { rows } = await service.client.query<{ from: Date }>(
      `SELECT lower(during) AS "from", vehicle_id AS "vehicleId", driver_id AS "driverId" FROM occupancies
        WHERE booking_id = $1`,
      [bookingId],
    );
    return rows.map(({ from, ...held }) => ({ from: from.toISOString(), ...held }));
  };

  it('is busy at the time to which the customer moves it', async () => {
    const { id, driver } = await aLimitedRide();
    await moveByCustomer(id, '14:00');
    expect(await heldBy(id)).toEqual([
      { from: '2099-05-01T10:00:00.000Z', vehicleId: null, driverId: driver.id },
    ]);
    const other = await aCar(service).ride('14:30');
    const given = await service.call('PUT', `/bookings/${other.id}/driver`, {
      driverId: driver.id,
      version: 1,
    });
    expect(given.status).toBe(409);
  });

  it('is taken off if another ride has the driver then', async () => {
    const { id, driver } = await aLimitedRide();
    const other = await aCar(service).ride('14:30');
    await moveByStaff(other.id, { driverId: driver.id });
    await moveByCustomer(id, '14:00');
    expect(await heldBy(id)).toEqual([]);
    expect(await detailOf(id)).toMatchObject({
      driver: null,
      bookingTime: '14:00',
      progress: { state: 'none' },
    });
  });
});
