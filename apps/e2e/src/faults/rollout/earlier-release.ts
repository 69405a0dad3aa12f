import { randomUUID } from 'node:crypto';
import { query, until } from '@chauffeur/private-servers';
import { daysAhead } from '../../days-ahead.ts';

const pairs = 10;
/** In milliseconds: bookings are adopted every minute, one after another. */
const adoptedWithin = 70_000;
const customer = 'earlier-release@example.com';

interface Adopted {
  readonly id: string;
  readonly carId: string;
  readonly status: string;
  readonly version: number;
  readonly hasSchedule: boolean;
  readonly isHeld: boolean;
}

/** Writes as a release before vehicles: pairs of bookings of a car and hour, of which one gets the only vehicle. */
export class EarlierRelease {
  private readonly broken: string[] = [];

  constructor(private readonly databaseUrl: string) {}

  async insert(): Promise<void> {
    const carIds = Array.from({ length: pairs }, () => randomUUID());
    await query(this.databaseUrl, insertPairs, [carIds, customer, daysAhead(210)]);
  }

  /** Cancels and deletes some of its bookings. Returns what does not hold after all should have been adopted. */
  async check(): Promise<readonly string[]> {
    await this.waitUntil('its bookings have schedules', (rows) =>
      rows.every(({ hasSchedule }) => hasSchedule),
    );
    const held = (await this.bookings()).filter(({ isHeld }) => isHeld);
    this.expect('one booking of each car is held', held.length === pairs);
    this.expect('each of another car', new Set(held.map(({ carId }) => carId)).size === pairs);
    const [cancelled, deleted] = [held.slice(0, pairs / 2), held.slice(pairs / 2)];
    await this.write("UPDATE bookings SET status = 'cancelled', version = version + 1", cancelled);
    await this.write('DELETE FROM bookings', deleted);
    await this.waitUntil('its cancelled bookings are released', (rows) =>
      rows.every(({ isHeld }) => !isHeld),
    );
    const left = await this.bookings();
    this.expect('what it deleted stays away', left.length === 2 * pairs - deleted.length);
    const isUntouched = ({ status, version }: Adopted) => version === (status === 'cancelled' ? 2 : 1);
    this.expect('versions are those that it wrote', left.every(isUntouched));
    return this.broken;
  }

  private async waitUntil(what: string, isSo: (rows: readonly Adopted[]) => boolean): Promise<void> {
    this.expect(what, await until(async () => isSo(await this.bookings()), adoptedWithin, 500));
  }

  private expect(what: string, holds: boolean): void {
    if (!holds) this.broken.push(`of the earlier release, not so: ${what}`);
  }

  private async write(statement: string, bookings: readonly Adopted[]): Promise<void> {
    const ids = bookings.map(({ id }) => id);
    await query(this.databaseUrl, `${statement} WHERE id = ANY($1::uuid[])`, [ids]);
  }

  private bookings(): Promise<Adopted[]> {
    return query<Adopted>(
      this.databaseUrl,
      `SELECT booking.id, booking.car_id AS "carId", booking.status, booking.version,
              booking.duration_minutes IS NOT NULL AS "hasSchedule", held.id IS NOT NULL AS "isHeld"
         FROM bookings booking LEFT JOIN occupancies held ON held.booking_id = booking.id
        WHERE booking.customer_email = $1`,
      [customer],
    );
  }
}

const insertPairs = `
  INSERT INTO bookings (reference_number, status, language, customer_name, customer_email, customer_phone, car_id,
    car_name, service_id, service_name, booking_date, booking_time, passenger_count, pickup_location,
    dropoff_location, total_price, currency, exchange_rate, converted_price)
  SELECT 'BK20260101-' || upper(translate(substr(gen_random_uuid()::text, 1, 8), '01', 'XY')), 'pending', 'en', 'Earlier', $2, '+994 50 1', car_id,
         'Camry', gen_random_uuid(), 'City tour', $3, '11:30', 1, 'Hotel', 'Old City', 60, 'USD', 1, 60
    FROM unnest($1::uuid[]) AS car_id, generate_series(1, 2)`;
