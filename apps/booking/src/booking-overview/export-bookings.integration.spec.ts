import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const add = async (request: Partial<CreateBookingRequest>) =>
  bookingResponse.parse((await service.call('POST', '/bookings', bookingCommand(request))).body);

/** Returns the lines of the exported file, headings first. */
async function exported(query = ''): Promise<string[]> {
  const { status, body } = await service.call('GET', `/bookings/export.csv?${query}`);
  expect(status).toBe(200);
  return String(body).replace('\uFEFF', '').trimEnd().split('\r\n');
}

describe('the export of bookings', () => {
  it('has the same bookings as the list, in its order, with the driver', async () => {
    const customerEmail = 'listed@example.com';
    const anna = await add({ customerName: 'Anna', customerEmail, bookingTime: null });
    const bahar = await add({ customerName: 'Bahar', customerEmail });
    await add({ customerName: 'Chingiz', customerEmail: 'other@example.org' });
    const driver = { name: 'Elvin', hireDate: '2026-11-01', paymentRate: 10, paymentType: 'hourly' };
    const { id } = driverResponse.parse((await service.call('POST', '/drivers', driver)).body);
    await service.call('PUT', `/bookings/${bahar.id}/driver`, { driverId: id, version: 1 });
    const [headings, ...lines] = await exported('search=listed&sort=customerName&direction=asc');
    expect(headings).toBe(
      'Reference number,Status,Date,Time,Customer,Phone,Email,Messaging app,Car,Service,Tour,Passengers,' +
        'Pickup,Pickup details,Drop-off,Airport direction,Flight number,Flight time,Sign,Stops,Large suitcases,Small suitcases,Extras,Special requests,' +
        'Extras (USD),Total price (USD),Total price (AZN),Price shown to the customer,Currency shown,' +
        'Payment,Cancellation fee (USD),Paid (USD),Open (USD),Payment method,Paid on,Driver,Manual booking,Created (Baku)',
    );
    const ride =
      '+44 20 7946 0958,listed@example.com,WhatsApp,Toyota Camry,City tour,,2,Hilton Baku,,Old City,,,,,,0,0,,,0,40.5,68.85,40.5,USD';
    expect(lines).toEqual([
      `${anna.referenceNumber},Pending,2099-05-01,,Anna,${ride},Unpaid,,0,40.5,,,,No,${momentInBaku(anna.createdAt)}`,
      `${bahar.referenceNumber},Pending,2099-05-01,10:30,Bahar,${ride},Unpaid,,0,40.5,,,Elvin,No,${momentInBaku(bahar.createdAt)}`,
    ]);
  });

  it('is in Russian, for a spreadsheet with Russian settings', async () => {
    const stops = [{ text: airportLabel, placeId: null }];
    const { id } = await add({ customerName: 'Дина', stops });
    await service.client.query(`UPDATE bookings SET payment_method = 'Cash' WHERE id = $1`, [id]);
    const [headings, line] = await exported('language=ru&search=дина');
    expect(headings).toContain('Номер бронирования;Статус');
    expect(line).toContain(';Ожидает;');
    expect(line).toContain(';Экскурсия по городу;');
    expect(line).toContain(';Аэропорт Баку (GYD);');
    expect(line).toContain(';0;40,5;68,85;');
    expect(line).toContain(';Наличные;');
  });

  it('has the fee of a cancelled booking, and what of it is open', async () => {
    const { id } = await add({ customerName: 'Leyla' });
    await service.client.query(
      `UPDATE bookings SET status = 'cancelled', fee_due_usd = 20.25, paid_usd = 5 WHERE id = $1`,
      [id],
    );
    const [, line] = await exported('search=leyla');
    expect(line).toContain(',Part paid,20.25,5,15.25,');
  });

  it('lets no spreadsheet run what a customer typed', async () => {
    await add({ customerName: '@SUM(1+1)', specialRequests: '=HYPERLINK("https://evil.example")' });
    const [, line] = await exported(`search=${encodeURIComponent('@SUM(1+1)')}`);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(line).toContain(`'@SUM(1+1)`);
  });

  it('has each booking once, even if there are more than one query reads', async () => {
    await service.client.query(
      `INSERT INTO bookings (reference_number, status, language, customer_name, customer_email, customer_phone, car_id,
         car_name, service_id, booking_date, pickup_location, total_price, currency, exchange_rate, converted_price)
       SELECT 'BK20260101-' || lpad(number::text, 8, 'A'), 'pending', 'en', 'Many', 'many@example.com', '1',
         gen_random_uuid(), 'Car', gen_random_uuid(), '2026-01-01', 'Here', number, 'USD', 1, number
       FROM generate_series(1, 1234) AS number`,
    );
    const [, ...lines] = await exported('search=many@example.com&sort=totalPrice&direction=asc');
    const references = lines.map((line) => line.split(',')[0]);
    expect(references).toEqual(
      Array.from({ length: 1234 }, (_, index) => `BK20260101-${String(index + 1).padStart(8, 'A')}`),
    );
  });

  it('rejects an invalid filter instead of sending an empty file', async () => {
    expect((await service.call('GET', '/bookings/export.csv?status=lost')).status).toBe(400);
  });
});
