import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is booked beside a ride, and which parts its price has. */
export class AddExtras1764100200000 implements MigrationInterface {
  readonly name = 'AddExtras1764100200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN base_price numeric(12,2),
        ADD COLUMN extras_price numeric(12,2) NOT NULL DEFAULT 0,
        ADD COLUMN extras jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE bookings DROP COLUMN base_price, DROP COLUMN extras_price, DROP COLUMN extras',
    );
  }
}
