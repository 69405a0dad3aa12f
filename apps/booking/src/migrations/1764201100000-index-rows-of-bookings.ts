import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the foreign keys of a booking that is removed, and of its links that have ended. Built beside the writes of a running
 * service, so outside a transaction.
 */
export class IndexRowsOfBookings1764201100000 implements MigrationInterface {
  readonly name = 'IndexRowsOfBookings1764201100000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS access_links_by_booking');
    await runner.query(
      'CREATE INDEX CONCURRENTLY access_links_by_booking ON access_links (booking_id) WHERE booking_id IS NOT NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS placed_requests_of_booking');
    await runner.query(
      'CREATE INDEX CONCURRENTLY placed_requests_of_booking ON placed_requests (booking_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS placed_requests_of_booking');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS access_links_by_booking');
  }
}
