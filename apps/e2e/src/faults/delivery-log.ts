import { Client } from 'pg';
import type { LoggedDelivery } from './tally.ts';

/** The delivery log, read beside the product. */
export class DeliveryLog {
  private constructor(private readonly client: Client) {}

  static async open(url: string): Promise<DeliveryLog> {
    const client = new Client({ connectionString: url });
    await client.connect();
    return new DeliveryLog(client);
  }

  /** What it knows of these bookings. */
  async deliveriesOf(bookingIds: readonly string[]): Promise<LoggedDelivery[]> {
    const { rows } = await this.client.query<LoggedDelivery>(
      `SELECT id, booking_id AS "bookingId", recipient_role AS "recipientRole", status
       FROM email_deliveries WHERE booking_id = ANY($1::uuid[])`,
      [bookingIds],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
