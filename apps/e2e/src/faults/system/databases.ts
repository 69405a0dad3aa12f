import { Pool } from 'pg';
import { DeliveryLog } from '../delivery-log.ts';
import { databaseOf, type FaultedProduct } from '../faulted-product.ts';
import type { LoggedDelivery } from '../tally.ts';
import type { StoredBooking } from './account.ts';

/** An event as booking has told it. */
export interface ToldEvent {
  readonly id: string;
  readonly routingKey: string;
  readonly occurredAt: Date;
  readonly correlationId: string;
  readonly payload: unknown;
}

/** The services' databases, read beside the product. */
export class Databases {
  private readonly booking: Pool;
  private readonly finance: Pool;
  private readonly notifications: Pool;
  private readonly emailWorker: Pool;
  private readonly log: DeliveryLog;

  constructor(product: FaultedProduct) {
    this.booking = poolOf(databaseOf(product, 'booking'));
    this.finance = poolOf(databaseOf(product, 'finance'));
    this.notifications = poolOf(databaseOf(product, 'notifications'));
    this.emailWorker = poolOf(databaseOf(product, 'email_worker'));
    this.log = DeliveryLog.open(databaseOf(product, 'notifications'));
  }

  /** Whether the server answers at all. */
  async answer(): Promise<boolean> {
    return this.booking.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  /** Bookings of customers whose email begins so. */
  async bookingsOf(customers: string): Promise<StoredBooking[]> {
    const { rows } = await this.booking.query<StoredBooking>(
      `SELECT id, customer_email AS customer, is_manual AS "isManual"
       FROM bookings WHERE starts_with(customer_email, $1)`,
      [customers],
    );
    return rows;
  }

  /** The status of each entry of a booking's history, oldest first. */
  async historyOf(bookingId: string): Promise<string[]> {
    const { rows } = await this.booking.query<{ status: string }>(
      'SELECT to_status AS status FROM booking_history WHERE booking_id = $1 ORDER BY changed_at',
      [bookingId],
    );
    return rows.map(({ status }) => status);
  }

  /** What was told of these bookings. */
  async eventsOf(bookingIds: readonly string[]): Promise<ToldEvent[]> {
    const { rows } = await this.booking.query<ToldEvent>(
      `SELECT id, routing_key AS "routingKey", occurred_at AS "occurredAt", correlation_id AS "correlationId", payload
       FROM outbox WHERE payload->'booking'->>'id' = ANY($1)`,
      [bookingIds],
    );
    return rows;
  }

  /** Events that wait to be published. */
  async unsent(): Promise<number> {
    const sql = 'SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL';
    const counts = await Promise.all(
      [this.booking, this.notifications, this.emailWorker].map((pool) => pool.query<{ count: number }>(sql)),
    );
    return counts.reduce((sum, { rows }) => sum + (rows[0]?.count ?? 0), 0);
  }

  /** The booking of each revenue transaction of these bookings. */
  async revenueOf(bookingIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.finance.query<{ id: string }>(
      `SELECT booking_id AS id FROM transactions WHERE transaction_type = 'revenue' AND booking_id = ANY($1::uuid[])`,
      [bookingIds],
    );
    return rows.map(({ id }) => id);
  }

  deliveriesOf(bookingIds: readonly string[]): Promise<LoggedDelivery[]> {
    return this.log.deliveriesOf(bookingIds);
  }

  async close(): Promise<void> {
    const pools = [this.booking, this.finance, this.notifications, this.emailWorker];
    await Promise.all([this.log.close(), ...pools.map((pool) => pool.end())]);
  }
}

function poolOf(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 2 });
  // A connection that is lost while nobody asks is opened anew by the next question.
  pool.on('error', () => undefined);
  return pool;
}
