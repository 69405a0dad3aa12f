import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counted with every booking of a visitor. Built beside the writes of a running service, so outside a transaction. */
export class IndexOpenRequests1764000900000 implements MigrationInterface {
  readonly name = 'IndexOpenRequests1764000900000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_open_requests');
    await runner.query(`
      CREATE INDEX CONCURRENTLY bookings_open_requests ON bookings (lower(customer_email), booking_date)
        WHERE status = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_open_requests');
  }
}
