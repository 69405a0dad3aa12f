import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To find the other leg of a trip. Built beside the writes of a running service, so outside a transaction. */
export class IndexTrips1764100400000 implements MigrationInterface {
  readonly name = 'IndexTrips1764100400000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_trip');
    await runner.query(
      'CREATE INDEX CONCURRENTLY bookings_by_trip ON bookings (trip_id) WHERE trip_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_trip');
  }
}
