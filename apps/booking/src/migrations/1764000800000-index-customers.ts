import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For customers who call again. Built beside the writes of a running service, so outside a transaction. */
export class IndexCustomers1764000800000 implements MigrationInterface {
  readonly name = 'IndexCustomers1764000800000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an interrupted attempt left is invalid and would be taken for the index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_phone');
    await runner.query(`
      CREATE INDEX CONCURRENTLY bookings_by_phone ON bookings
        (right(regexp_replace(customer_phone, '\\D', '', 'g'), 9))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_by_phone');
  }
}
