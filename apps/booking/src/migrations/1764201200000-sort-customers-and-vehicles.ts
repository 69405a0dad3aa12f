import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of bookings by customer, and of vehicles, have Ə beside E, and Ç and Ş beside C and S: by their bytes they came after Z.
 * Built beside the writes of a running service, so outside a transaction.
 */
export class SortCustomersAndVehicles1764201200000 implements MigrationInterface {
  readonly name = 'SortCustomersAndVehicles1764201200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vehicles ALTER COLUMN label TYPE varchar(40) COLLATE "und-x-icu"');
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_customer_name');
    await runner.query(
      'CREATE INDEX CONCURRENTLY bookings_by_customer_name ON bookings (lower(customer_name) COLLATE "und-x-icu", id)',
    );
    // An earlier release, which sorted by it, sorts without it.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_customer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_customer');
    await runner.query(
      'CREATE INDEX CONCURRENTLY bookings_by_customer ON bookings (lower(customer_name), id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_customer_name');
    await runner.query('ALTER TABLE vehicles ALTER COLUMN label TYPE varchar(40) COLLATE "default"');
  }
}
