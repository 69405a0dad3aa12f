import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was received for each booking, what became of it, and which payments of drivers were settled together. */
export class KnowPayments1764000000000 implements MigrationInterface {
  readonly name = 'KnowPayments1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transactions
        ADD COLUMN request_key varchar(200),
        ADD COLUMN request_hash varchar(64),
        ADD COLUMN settlement_id uuid,
        ADD COLUMN settled_by varchar(200)`);
    await runner.query(
      'CREATE UNIQUE INDEX transactions_requested_once ON transactions (request_key) WHERE request_key IS NOT NULL',
    );
    await runner.query(`
      CREATE UNIQUE INDEX transactions_settled_once ON transactions (booking_id, driver_id)
        WHERE settlement_id IS NOT NULL AND status <> 'cancelled'`);
    await runner.query(`
      CREATE TABLE booking_payments (
        booking_id uuid PRIMARY KEY,
        received_usd numeric(14,2) NOT NULL DEFAULT 0,
        payment_method varchar(60),
        last_on date,
        sequence integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE payment_settlements (
        change_id varchar(200) PRIMARY KEY,
        booking_id uuid NOT NULL,
        undone boolean NOT NULL DEFAULT false,
        settled_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_settlements');
    await runner.query('DROP TABLE booking_payments');
    await runner.query('DROP INDEX transactions_settled_once');
    await runner.query('DROP INDEX transactions_requested_once');
    await runner.query(`
      ALTER TABLE transactions
        DROP COLUMN request_key, DROP COLUMN request_hash, DROP COLUMN settlement_id, DROP COLUMN settled_by`);
  }
}
