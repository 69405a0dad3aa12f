import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff see of a transaction's booking and driver, and what keeps a booking's revenue from being written twice. */
export class LinkTransactions1763800000000 implements MigrationInterface {
  readonly name = 'LinkTransactions1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transactions
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN booking_reference varchar(24),
        ADD COLUMN customer_name varchar(200),
        ADD COLUMN driver_name varchar(200),
        ADD COLUMN revenue_of_booking_id uuid
          CONSTRAINT transactions_revenue_once_per_booking UNIQUE`);
    // The list and the export read in this order, which ends in the id so that it is one order.
    await runner.query(
      'CREATE INDEX transactions_in_order ON transactions (transaction_date DESC, created_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transactions_in_order');
    await runner.query(`
      ALTER TABLE transactions
        DROP COLUMN version,
        DROP COLUMN booking_reference,
        DROP COLUMN customer_name,
        DROP COLUMN driver_name,
        DROP COLUMN revenue_of_booking_id`);
  }
}
