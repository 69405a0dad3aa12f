import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far drivers are with their rides, and what the driver's page needs of drivers and bookings. */
export class AddRideProgress1764200100000 implements MigrationInterface {
  readonly name = 'AddRideProgress1764200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE drivers
        ADD COLUMN language varchar(2) NOT NULL DEFAULT 'ru' CHECK (language IN ('ru', 'az', 'en'))`);
    await runner.query('ALTER TABLE bookings ADD COLUMN driver_collects boolean NOT NULL DEFAULT false');
    // Of the driver whom it names; a ride without a row was given before there were states.
    await runner.query(`
      CREATE TABLE ride_progress (
        booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
        driver_id uuid REFERENCES drivers (id) ON DELETE SET NULL,
        state varchar(12) NOT NULL,
        since timestamptz NOT NULL,
        asked_at timestamptz,
        reached jsonb NOT NULL DEFAULT '{}',
        changed_at timestamptz,
        changed_fields jsonb NOT NULL DEFAULT '[]'
      )`);
    await runner.query(`
      CREATE TABLE ride_steps (
        action_id uuid PRIMARY KEY,
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        driver_id uuid,
        stepped_by varchar(64) NOT NULL,
        from_state varchar(12) NOT NULL,
        to_state varchar(12) NOT NULL,
        happened_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        reason varchar(16),
        note varchar(200),
        answer jsonb
      )`);
    await runner.query('CREATE INDEX ride_steps_of_booking ON ride_steps (booking_id, received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ride_steps');
    await runner.query('DROP TABLE ride_progress');
    await runner.query('ALTER TABLE bookings DROP COLUMN driver_collects');
    await runner.query('ALTER TABLE drivers DROP COLUMN language');
  }
}
