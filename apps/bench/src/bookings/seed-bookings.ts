import { query } from '@chauffeur/private-servers';

/** Names of customers: 40 × 50 combinations. */
const firstNames =
  `Anar Aydan Elvin Emily Farid Gunel Ilgar James Kamran Leyla Murad Nigar Orkhan Pavel Rashad Sabina
  Tural Ulviya Vusal Zaur Anna Boris Clara Daniel Elena Fatima George Hans Irina John Karim Laura Maria Nikolai Olga
  Peter Rosa Samir Thomas Yusif`.split(/\s+/);
const lastNames =
  `Aliyev Mammadov Hasanov Huseynov Ismayilov Guliyev Abbasov Karimov Rzayev Safarov Carter Smith Brown
  Miller Wilson Taylor Moore White Harris Clark Ivanov Petrov Sidorov Smirnov Kuznetsov Popov Volkov Sokolov Orlov
  Morozov Schmidt Weber Fischer Wagner Becker Hoffmann Richter Klein Wolf Koch Dubois Moreau Laurent Simon Michel
  Garcia Lopez Martinez Rossi Ferrari`.split(/\s+/);

export const searches = {
  /** A customer with ten bookings, whatever the total. */
  regularCustomer: 'Regina Falkenberg',
  /** Matches one booking in fifty. */
  commonWord: String(lastNames[10]),
} as const;

/** Fills an empty database with bookings of 80 cars, as if made one after another until now; every third has a driver. */
export async function seedBookings(
  databaseUrl: string,
  count: number,
  { minutesApart = 15, daysAhead = 5 } = {},
): Promise<void> {
  await query(
    databaseUrl,
    `INSERT INTO drivers (name, hire_date, payment_rate, payment_type)
     SELECT 'Driver ' || number, '2026-01-01', 10, 'hourly' FROM generate_series(1, 20) AS number`,
  );
  const values = [count, firstNames, lastNames, searches.regularCustomer, minutesApart, daysAhead];
  await query(databaseUrl, seed, values);
  // On a running server autovacuum does this.
  await query(databaseUrl, 'VACUUM ANALYZE');
}

const seed = `
  WITH driver AS (SELECT array_agg(id) AS ids FROM drivers),
  booking AS (
    INSERT INTO bookings (reference_number, status, language, customer_name, customer_email, customer_phone, car_id,
      car_name, service_id, service_name, booking_date, booking_time, passenger_count, pickup_location,
      dropoff_location, total_price, currency, exchange_rate, converted_price, driver_id, created_at, updated_at)
    SELECT
      'BK20260101-' || upper(translate(substr(md5(number::text), 1, 8), '01', 'XY')),
      (ARRAY['pending', 'confirmed', 'completed', 'completed', 'completed', 'cancelled'])[1 + mixed % 6],
      'en',
      CASE WHEN number % ($1 / 10) = 0 THEN $4
        ELSE ($2::text[])[1 + mixed % 40] || ' ' || ($3::text[])[1 + mixed / 40 % 50] END,
      lower(($2::text[])[1 + mixed % 40]) || number || '@example.com',
      '+994 50 ' || number,
      ('00000000-0000-4000-8000-' || lpad((mixed % 80)::text, 12, '0'))::uuid, 'Mercedes-Benz E-Class', gen_random_uuid(), 'Airport transfer',
      (moment + make_interval(days => $6))::date, lpad((mixed % 24)::text, 2, '0') || ':30', 1 + mixed % 4,
      'Hotel ' || mixed % 500, 'Baku Airport (GYD)', 20 + mixed % 200, 'USD', 1, 20 + mixed % 200,
      CASE WHEN number % 3 = 0 THEN ids[1 + mixed % 20] END, moment, moment
    FROM driver, generate_series(1, $1) AS number,
      LATERAL (SELECT ('x' || substr(md5('b' || number), 1, 7))::bit(28)::int AS mixed,
        now() - ($1 - number) * make_interval(mins => $5) AS moment) AS made
    ON CONFLICT (reference_number) DO NOTHING
    RETURNING id, status, driver_id, created_at),
  history AS (
    INSERT INTO booking_history (booking_id, to_status, changed_by, changed_at)
    SELECT id, 'pending', 'customer', created_at FROM booking)
  INSERT INTO driver_assignments (booking_id, driver_id, driver_name, assigned_by, assigned_at)
  SELECT booking.id, driver_id, 'Driver', 'admin', created_at FROM booking WHERE driver_id IS NOT NULL`;
