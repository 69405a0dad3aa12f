import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times at which a vehicle or a driver takes no rides, guarded together with the rides, and drivers' working hours. */
export class CreateBlocks1764000500000 implements MigrationInterface {
  readonly name = 'CreateBlocks1764000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        vehicle_id uuid CONSTRAINT blocks_vehicle REFERENCES vehicles (id) ON DELETE CASCADE,
        driver_id uuid CONSTRAINT blocks_driver REFERENCES drivers (id) ON DELETE CASCADE,
        kind varchar(16) NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        notes varchar(500),
        created_by varchar(64) NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT blocks_of_one CHECK (num_nonnulls(vehicle_id, driver_id) = 1),
        CONSTRAINT blocks_end CHECK (ends_at > starts_at)
      )`);
    await runner.query('CREATE INDEX blocks_of_vehicle ON blocks (vehicle_id) WHERE vehicle_id IS NOT NULL');
    await runner.query('CREATE INDEX blocks_of_driver ON blocks (driver_id) WHERE driver_id IS NOT NULL');
    await runner.query('CREATE INDEX blocks_by_end ON blocks (ends_at)');
    // The release before writes rides alone, and always with their booking.
    await runner.query(`
      ALTER TABLE occupancies
        ALTER COLUMN booking_id DROP NOT NULL,
        ADD COLUMN block_id uuid UNIQUE REFERENCES blocks (id) ON DELETE CASCADE,
        ADD CONSTRAINT occupancies_by_one CHECK (num_nonnulls(booking_id, block_id) = 1)`);
    await runner.query(`
      CREATE TABLE driver_hours (
        driver_id uuid NOT NULL CONSTRAINT driver_hours_driver REFERENCES drivers (id) ON DELETE CASCADE,
        weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        from_time varchar(5) NOT NULL,
        until_time varchar(5) NOT NULL,
        PRIMARY KEY (driver_id, weekday)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_hours');
    await runner.query('DELETE FROM occupancies WHERE block_id IS NOT NULL');
    await runner.query('ALTER TABLE occupancies DROP COLUMN block_id, ALTER COLUMN booking_id SET NOT NULL');
    await runner.query('DROP TABLE blocks');
  }
}
