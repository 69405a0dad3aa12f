import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which rules visitors book, when they can't, and which of their bookings came later than the rules ask for. */
export class CreateBookingRules1764000300000 implements MigrationInterface {
  readonly name = 'CreateBookingRules1764000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_rules (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        booking_mode varchar(16) NOT NULL DEFAULT 'request',
        when_full varchar(16) NOT NULL DEFAULT 'request',
        require_time boolean NOT NULL DEFAULT false,
        lead_minutes integer NOT NULL DEFAULT 180,
        tour_lead_minutes integer NOT NULL DEFAULT 720,
        when_too_soon varchar(16) NOT NULL DEFAULT 'request',
        horizon_days integer NOT NULL DEFAULT 365,
        buffer_minutes integer NOT NULL DEFAULT 30,
        airport_buffer_minutes integer NOT NULL DEFAULT 60,
        tour_buffer_minutes integer NOT NULL DEFAULT 60,
        airport_wait_minutes integer NOT NULL DEFAULT 60,
        free_wait_minutes integer NOT NULL DEFAULT 15,
        free_cancel_hours integer NOT NULL DEFAULT 24,
        late_cancel_percent integer NOT NULL DEFAULT 50,
        change_until_hours integer NOT NULL DEFAULT 6,
        contacts_from_hours integer NOT NULL DEFAULT 24,
        complete_on_done boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('INSERT INTO booking_rules DEFAULT VALUES');
    await runner.query(`
      CREATE TABLE closed_periods (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        reason varchar(200) NOT NULL,
        reason_ru varchar(200) NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT closed_periods_order CHECK (ends_at > starts_at)
      )`);
    await runner.query('CREATE INDEX closed_periods_by_end ON closed_periods (ends_at)');
    await runner.query('ALTER TABLE bookings ADD COLUMN urgent boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN urgent');
    await runner.query('DROP TABLE closed_periods, booking_rules');
  }
}
