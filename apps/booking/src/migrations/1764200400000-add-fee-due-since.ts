import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the fee of a cancellation is due, because the customer moved the ride when it was. */
export class AddFeeDueSince1764200400000 implements MigrationInterface {
  readonly name = 'AddFeeDueSince1764200400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN fee_due_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN fee_due_since');
  }
}
