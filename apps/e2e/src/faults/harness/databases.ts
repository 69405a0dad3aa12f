import { query } from '@chauffeur/private-servers';
import type { LoggedDelivery, StoredBooking } from './tally.ts';

export interface PublishedEvent {
  readonly id: string;
  readonly routingKey: string;
  readonly occurredAt: Date;
  readonly correlationId: string;
  readonly data: unknown;
}

export interface Holds {
  readonly bookings: number;
  readonly overlaps: number;
  readonly withoutBooking: number;
}

/** Reads the services' databases directly, to check the promises about bookings. */
export class Databases {
  constructor(private readonly urls: Readonly<Record<string, string>>) {}

  /** Returns the bookings of customers whose email begins with `customers`. */
  bookingsOf(customers: string): Promise<StoredBooking[]> {
    return this.rows(
      'booking',
      `SELECT id, customer_email AS customer, is_manual AS "isManual"
       FROM bookings WHERE starts_with(customer_email, $1)`,
      customers,
    );
  }

  /** Returns the status of each entry in a booking's history, oldest first. */
  async historyOf(bookingId: string): Promise<string[]> {
    const rows = await this.rows<{ status: string }>(
      'booking',
      'SELECT to_status AS status FROM booking_history WHERE booking_id = $1 ORDER BY changed_at',
      bookingId,
    );
    return rows.map(({ status }) => status);
  }

  /** Counts the vehicles held by rides of these customers and, of all rides, overlaps and holds without a booking. */
  async holdsOf(customers: string): Promise<Holds> {
    const [holds] = await this.rows<Holds>(
      'booking',
      `SELECT (SELECT count(*)::int FROM occupancies JOIN bookings ON bookings.id = booking_id
                WHERE starts_with(customer_email, $1) AND occupancies.vehicle_id IS NOT NULL) AS bookings,
              (SELECT count(*)::int FROM occupancies one JOIN occupancies other ON one.id < other.id
                 AND one.during && other.during
                 AND (one.vehicle_id = other.vehicle_id OR one.driver_id = other.driver_id)) AS overlaps,
              (SELECT count(*)::int FROM occupancies LEFT JOIN bookings ON bookings.id = booking_id
                WHERE block_id IS NULL AND (bookings.id IS NULL OR bookings.status = 'cancelled')) AS "withoutBooking"`,
      customers,
    );
    if (!holds) throw new Error('nothing was counted');
    return holds;
  }

  eventsOf(bookingIds: readonly string[]): Promise<PublishedEvent[]> {
    return this.rows(
      'booking',
      `SELECT id, routing_key AS "routingKey", occurred_at AS "occurredAt", correlation_id AS "correlationId", payload AS data
       FROM outbox WHERE payload->'booking'->>'id' = ANY($1)`,
      bookingIds,
    );
  }

  async unpublished(): Promise<number> {
    const sql = 'SELECT id FROM outbox WHERE published_at IS NULL';
    const waiting = await Promise.all(['booking', 'notifications'].map((name) => this.rows(name, sql)));
    return waiting.flat().length;
  }

  async revenueOf(bookingIds: readonly string[]): Promise<string[]> {
    const rows = await this.rows<{ id: string }>(
      'finance',
      `SELECT booking_id AS id FROM transactions WHERE transaction_type = 'revenue' AND booking_id = ANY($1::uuid[])`,
      bookingIds,
    );
    return rows.map(({ id }) => id);
  }

  deliveriesOf(bookingIds: readonly string[]): Promise<LoggedDelivery[]> {
    return this.rows(
      'notifications',
      `SELECT id, booking_id AS "bookingId", recipient_role AS "recipientRole", status
       FROM email_deliveries WHERE booking_id = ANY($1::uuid[])`,
      bookingIds,
    );
  }

  private rows<Row extends object>(name: string, sql: string, ...values: unknown[]): Promise<Row[]> {
    const url = this.urls[name];
    if (url === undefined) throw new Error(`there is no database ${name}`);
    return query<Row>(url, sql, values);
  }
}
