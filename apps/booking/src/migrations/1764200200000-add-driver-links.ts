import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to the driver's page with their PINs, and the devices on which drivers are signed in. */
export class AddDriverLinks1764200200000 implements MigrationInterface {
  readonly name = 'AddDriverLinks1764200200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE access_links
        ALTER COLUMN booking_id DROP NOT NULL,
        ADD COLUMN driver_id uuid REFERENCES drivers (id) ON DELETE CASCADE,
        ADD COLUMN pin_hash text,
        ADD COLUMN wrong_pins smallint NOT NULL DEFAULT 0,
        ADD COLUMN wrong_pins_in_all smallint NOT NULL DEFAULT 0,
        ADD COLUMN locked_until timestamptz,
        ADD COLUMN tried_at timestamptz,
        ADD COLUMN ended_by_tries boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT access_links_of_one CHECK (num_nonnulls(booking_id, driver_id) = 1)`);
    await runner.query(
      'CREATE UNIQUE INDEX access_links_of_driver ON access_links (driver_id) WHERE revoked_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX access_links_by_driver ON access_links (driver_id, created_at) WHERE driver_id IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE driver_sessions (
        id uuid PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        driver_id uuid NOT NULL REFERENCES drivers (id) ON DELETE CASCADE,
        link_id uuid NOT NULL REFERENCES access_links (id) ON DELETE CASCADE,
        device varchar(80) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX driver_sessions_of_driver ON driver_sessions (driver_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_sessions');
    await runner.query('DELETE FROM access_links WHERE driver_id IS NOT NULL');
    await runner.query(`
      ALTER TABLE access_links
        DROP CONSTRAINT access_links_of_one,
        DROP COLUMN driver_id, DROP COLUMN pin_hash, DROP COLUMN wrong_pins, DROP COLUMN wrong_pins_in_all,
        DROP COLUMN locked_until, DROP COLUMN tried_at, DROP COLUMN ended_by_tries,
        ALTER COLUMN booking_id SET NOT NULL`);
  }
}
