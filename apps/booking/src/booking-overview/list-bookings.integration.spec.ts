import {
  bookingResponse,
  type BookingListItem,
  type BookingStatus,
} from '@chauffeur/contracts/bookings/booking';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { bookingCountLimit, bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aDriver } from '../rides.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;

async function add(request: Partial<CreateBookingRequest>, priceUsd: number, status: BookingStatus) {
  const command = bookingCommand(request, { priceUsd });
  const { id } = bookingResponse.parse((await service.call('POST', '/bookings', command)).body);
  if (status !== 'pending') await service.call('PATCH', `/bookings/${id}/status`, { status, version: 1 });
}

beforeAll(async () => {
  service = await startBookingService();
  // In sequence, so that their order of creation is known.
  await add({ customerName: 'bahar', bookingDate: '2099-03-01', bookingTime: '09:00' }, 30, 'cancelled');
  await add({ customerName: 'Anna', bookingDate: '2099-03-01', bookingTime: '18:00' }, 10, 'pending');
  await add({ customerName: 'Chingiz', bookingDate: '2099-01-15', bookingTime: null }, 20, 'completed');
  await add({ customerName: 'Dilara', bookingDate: '2099-02-01', bookingTime: null }, 40, 'confirmed');
});
afterAll(() => service.stop());

async function list(query: string) {
  return bookingPage.parse((await service.call('GET', `/bookings?${query}`)).body);
}
const names = (items: readonly BookingListItem[]) => items.map(({ customerName }) => customerName);

describe('the list of bookings', () => {
  it.each([
    ['', ['Dilara', 'Chingiz', 'Anna', 'bahar']],
    ['sort=createdAt&direction=asc', ['bahar', 'Anna', 'Chingiz', 'Dilara']],
    ['sort=bookingDate&direction=asc', ['Chingiz', 'Dilara', 'bahar', 'Anna']],
    ['sort=bookingDate', ['Anna', 'bahar', 'Dilara', 'Chingiz']],
    ['sort=customerName&direction=asc', ['Anna', 'bahar', 'Chingiz', 'Dilara']],
    ['sort=customerName', ['Dilara', 'Chingiz', 'bahar', 'Anna']],
    ['sort=status&direction=asc', ['Anna', 'Dilara', 'Chingiz', 'bahar']],
    ['sort=status', ['bahar', 'Chingiz', 'Dilara', 'Anna']],
    ['sort=totalPrice&direction=asc', ['Anna', 'Chingiz', 'bahar', 'Dilara']],
    ['sort=totalPrice', ['Dilara', 'bahar', 'Chingiz', 'Anna']],
  ])('is in the order of "%s" [B2.4.1]', async (query, expected) => {
    expect(names((await list(query)).items)).toEqual(expected);
  });

  it('sorts customers alphabetically, not by character codes [B2.4.1]', async () => {
    for (const name of ['Zaur', 'Əli', 'Elvin', 'Çingiz', 'Şahin', 'Ёлкин', 'Егоров', 'Жуков'])
      await add({ customerName: `${name} Quliyev` }, 10, 'pending');
    const { items } = await list('search=quliyev&sort=customerName&direction=asc');
    expect(names(items).map((name) => name.split(' ')[0])).toEqual([
      'Çingiz',
      'Elvin',
      'Əli',
      'Şahin',
      'Zaur',
      'Егоров',
      'Ёлкин',
      'Жуков',
    ]);
    await service.client.query("DELETE FROM bookings WHERE customer_name LIKE '% Quliyev'");
  });

  it('filters by status and by the days of the ride, both included [B2.4.2, I-47]', async () => {
    expect(names((await list('status=confirmed')).items)).toEqual(['Dilara']);
    expect(names((await list('from=2099-01-15&to=2099-02-01')).items)).toEqual(['Dilara', 'Chingiz']);
    expect(names((await list('from=2099-02-02')).items)).toEqual(['Anna', 'bahar']);
    const { items, total } = await list('noDriver=1');
    expect(total).toBe(4);
    const [given] = items;
    const { id: driverId } = await aDriver(service);
    const give = (driver: string | null, version?: number) =>
      service.call('PUT', `/bookings/${given?.id}/driver`, { driverId: driver, version });
    expect((await give(driverId, given?.version)).status).toBe(200);
    expect(names((await list('noDriver=1')).items)).toEqual(names(items.slice(1)));
    expect((await give(null, (given?.version ?? 0) + 1)).status).toBe(200);
    expect((await service.call('GET', '/bookings?from=tomorrow')).status).toBe(400);
    expect((await service.call('GET', '/bookings?noDriver=no')).status).toBe(400);
    expect((await service.call('GET', '/bookings?sort=customerPhone')).status).toBe(400);
  });

  it('is paged, with the total', async () => {
    const first = await list('pageSize=3');
    expect([first.items.length, first.total, first.totalIsAtLeast]).toEqual([3, 4, false]);
    expect(names((await list('pageSize=3&page=2')).items)).toEqual(['bahar']);
    expect((await list('pageSize=3&page=3')).items).toEqual([]);
  });

  it('searches name, email and reference number, taking % literally [B2.4.3]', async () => {
    const command = bookingCommand({
      customerName: 'İlqarə Əliyeva',
      customerEmail: 'ulker@example.com',
    });
    const { body } = await service.call('POST', '/bookings', command);
    const { id, referenceNumber } = bookingResponse.parse(body);
    const reference = referenceNumber.toLowerCase();
    for (const search of ['əliyeva', 'İlqarə', 'ilqarə', 'ULKER@', reference, reference.slice(3)]) {
      const found = await list(`search=${encodeURIComponent(search)}`);
      expect(found.items.map((item) => item.referenceNumber)).toEqual([referenceNumber]);
    }
    expect((await list('search=%25')).total).toBe(0);
    await service.client.query('DELETE FROM bookings WHERE id = $1', [id]);
  });

  it('finds who calls by the whole phone number, however it is written', async () => {
    const [called] = await Promise.all(
      ['+994 50 300 68 55', '+994503006856'].map(async (customerPhone) => {
        const command = bookingCommand({ customerName: 'Kamran', customerPhone });
        return bookingResponse.parse((await service.call('POST', '/bookings', command)).body);
      }),
    );
    for (const search of ['0503006855', '+994 50 300-68-55', '00994503006855', '(050) 300 68 55']) {
      const { items } = await list(`search=${encodeURIComponent(search)}`);
      expect(items.map(({ id }) => id)).toEqual([called?.id]);
    }
    // A part of a number is none, but it may be part of a reference number.
    expect((await list('search=300')).total).toBe(0);
    const day = called?.referenceNumber.slice(2, 10);
    expect((await list(`search=${day}`)).total).toBeGreaterThan(1);
    await service.client.query("DELETE FROM bookings WHERE customer_name = 'Kamran'");
  });

  it('counts up to its limit and reports that there are more', async () => {
    await addMany(bookingCountLimit + 1, 'many@example.com');
    const shown = async (query: string) => {
      const { items, total, totalIsAtLeast } = await list(query);
      return [items.length, total, totalIsAtLeast];
    };
    expect(await shown('pageSize=5')).toEqual([5, bookingCountLimit, true]);
    expect(await shown('search=many@&pageSize=5')).toEqual([5, bookingCountLimit, true]);
    expect(await shown('search=emily@&pageSize=2')).toEqual([2, 4, false]);
    expect(await shown('search=dilara&status=confirmed')).toEqual([1, 1, false]);
    const last = bookingCountLimit / 100 + 1;
    expect(await shown(`search=many@&pageSize=100&page=${last}`)).toEqual([1, bookingCountLimit + 1, false]);
    expect(await shown(`search=many@&pageSize=100&page=${last + 1}`)).toEqual([0, bookingCountLimit, true]);
    await service.client.query("DELETE FROM bookings WHERE customer_email = 'many@example.com'");
  });
});

/** Adds copies of a stored booking. */
async function addMany(count: number, email: string): Promise<void> {
  await service.client.query(
    `INSERT INTO bookings (reference_number, status, language, customer_name, customer_email, customer_phone, car_id,
       car_name, service_id, service_name, booking_date, passenger_count, pickup_location, total_price, currency,
       exchange_rate, converted_price)
     SELECT 'BK20260101-' || lpad(translate(number::text, '01', 'XY'), 8, 'A'), 'pending', language, 'Many', $2, customer_phone, car_id,
       car_name, service_id, service_name, booking_date, passenger_count, pickup_location, total_price, currency,
       exchange_rate, converted_price
     FROM generate_series(1, $1) AS number, (SELECT * FROM bookings LIMIT 1) AS one`,
    [count, email],
  );
}
