import { Pool } from 'pg';
import type { LoggedDelivery } from './tally.ts';

/** The delivery log, read beside the product. */
export class DeliveryLog {
  private constructor(private readonly pool: Pool) {}

  static open(url: string): DeliveryLog {
    const pool = new Pool({ connectionString: url, max: 1 });
    // A connection that is lost while nobody asks is opened anew by the next question.
    pool.on('error', () => undefined);
    return new DeliveryLog(pool);
  }

  /** What it knows of these bookings. */
  async deliveriesOf(bookingIds: readonly string[]): Promise<LoggedDelivery[]> {
    const { rows } = await this.pool.query<LoggedDelivery>(
      `SELECT id, booking_id AS "bookingId", recipient_role AS "recipientRole", status
       FROM email_deliveries WHERE booking_id = ANY($1::uuid[])`,
      [bookingIds],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
