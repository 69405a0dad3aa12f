import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was changed of a booking, by whom and when; and a number that tells mails and calendars apart by it. */
export class CreateBookingChanges1764000400000 implements MigrationInterface {
  readonly name = 'CreateBookingChanges1764000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN schedule_version integer NOT NULL DEFAULT 1');
    await runner.query(`
      CREATE TABLE booking_changes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        changed_by varchar(64) NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        changes jsonb NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX booking_changes_of_booking ON booking_changes (booking_id, changed_at DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_changes');
    await runner.query('ALTER TABLE bookings DROP COLUMN schedule_version');
  }
}
