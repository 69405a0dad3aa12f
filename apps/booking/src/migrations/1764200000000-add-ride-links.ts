import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to the ride page, and what a customer who cancels by one says and owes. */
export class AddRideLinks1764200000000 implements MigrationInterface {
  readonly name = 'AddRideLinks1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_links (
        id uuid PRIMARY KEY,
        key varchar(16) NOT NULL,
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX access_links_of_booking ON access_links (booking_id) WHERE revoked_at IS NULL',
    );
    // What was sent in the last hour, so that nobody is written to more often.
    await runner.query(`
      CREATE TABLE ride_link_requests (
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        requested_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX ride_link_requests_of_booking ON ride_link_requests (booking_id)');
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN cancel_reason varchar(16),
        ADD COLUMN cancel_note varchar(500),
        ADD COLUMN fee_due_usd numeric(12,2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ride_link_requests');
    await runner.query('DROP TABLE access_links');
    await runner.query(
      'ALTER TABLE bookings DROP COLUMN cancel_reason, DROP COLUMN cancel_note, DROP COLUMN fee_due_usd',
    );
  }
}
