import type { MigrationInterface, QueryRunner } from 'typeorm';

const statusRank = `(CASE status
  WHEN 'pending' THEN 0 WHEN 'confirmed' THEN 1 WHEN 'completed' THEN 2 WHEN 'cancelled' THEN 3 END)`;

/** An index for every order of staff's list, so that a page reads its own rows and no others. */
export class IndexBookingOrders1763820000000 implements MigrationInterface {
  readonly name = 'IndexBookingOrders1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    const indexes = {
      bookings_by_ride: 'booking_date, booking_time, id',
      bookings_by_customer: 'lower(customer_name), id',
      bookings_by_price: 'total_price, id',
      bookings_by_status_rank: `${statusRank}, created_at DESC, id DESC`,
      bookings_by_status_rank_reversed: `${statusRank} DESC, created_at DESC, id DESC`,
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await runner.query(`CREATE INDEX ${name} ON bookings (${columns})`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX bookings_by_ride, bookings_by_customer, bookings_by_price,
        bookings_by_status_rank, bookings_by_status_rank_reversed`);
  }
}
