import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rides that were driven and are still to be paid. Built beside the writes of a running service, so outside a transaction. */
export class IndexUnpaid1764000700000 implements MigrationInterface {
  readonly name = 'IndexUnpaid1764000700000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_unpaid');
    await runner.query(`
      CREATE INDEX CONCURRENTLY bookings_unpaid ON bookings (booking_date)
        WHERE status = 'completed' AND paid_usd < total_price`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_unpaid');
  }
}
