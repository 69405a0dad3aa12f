import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { anonymisedName } from '@chauffeur/contracts/retention';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startBookingService, type RunningBookingService } from '../../booking-service.fixture.js';
import { bookingCommand } from '../../new-bookings/booking-command.fixture.js';
import { AnonymiseOldBookings } from './anonymise-old-bookings.js';

let service: RunningBookingService;
let dataSource: DataSource;

beforeAll(async () => {
  service = await startBookingService();
  dataSource = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await service.stop();
});

async function place(monthsAgo: number) {
  const command = bookingCommand({
    customerName: 'Anna Orlova',
    specialRequests: 'A child seat for Mila',
    stops: [{ text: 'Home of Mila' }],
  });
  const booking = bookingResponse.parse((await service.call('POST', '/bookings', command)).body);
  const day = "(now() AT TIME ZONE 'Asia/Baku')::date - make_interval(months => $2)";
  await service.client.query(`UPDATE bookings SET booking_date = ${day} WHERE id = $1`, [
    booking.id,
    monthsAgo,
  ]);
  return booking;
}

const read = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);

describe('bookings whose retention has ended', () => {
  it('have no customer any longer; price, status and history stay', async () => {
    const [old, recent] = [await place(25), await place(23)];
    const ids = [old.id, recent.id];
    await service.client.query('INSERT INTO ride_link_requests (booking_id) SELECT unnest($1::uuid[])', [
      ids,
    ]);
    const task = new AnonymiseOldBookings({ BOOKING_RETENTION_MONTHS: 24 }, dataSource);
    expect(await task.run()).toBe(1);
    const after = await read(old.id);
    expect(after).toMatchObject({
      customerName: anonymisedName,
      customerEmail: '',
      customerPhone: '',
      pickupLocation: '',
      dropoffLocation: null,
      pickupNote: null,
      flightNumber: null,
      flightTime: null,
      signText: null,
      stops: [],
      specialRequests: null,
      referenceNumber: old.referenceNumber,
      totalPrice: old.totalPrice,
      status: old.status,
      version: old.version + 1,
    });
    expect(after.history).toHaveLength(1);
    expect((await read(recent.id)).customerName).toBe('Anna Orlova');
    expect(await service.count('bookings WHERE search_text LIKE $1', '%anna%')).toBe(1);
    expect(await service.count('ride_link_requests WHERE booking_id = ANY ($1)', ids)).toBe(1);
    expect(await task.run()).toBe(0);
    expect((await read(old.id)).version).toBe(old.version + 1);
  });
});
