import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has been received for each booking, as finance tells it. */
export class NotePayments1764000600000 implements MigrationInterface {
  readonly name = 'NotePayments1764000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN paid_usd numeric(14,2) NOT NULL DEFAULT 0,
        ADD COLUMN payment_method varchar(60),
        ADD COLUMN paid_on date,
        ADD COLUMN payments_sequence integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN paid_usd, DROP COLUMN payment_method, DROP COLUMN paid_on, DROP COLUMN payments_sequence`);
  }
}
