import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Physical cars, and what each ride occupies: two rides of one vehicle, or of one driver, can't overlap. */
export class CreateVehicles1764000000000 implements MigrationInterface {
  readonly name = 'CreateVehicles1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Trusted: the owner of the database may create it.
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query(`
      CREATE TABLE vehicles (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        car_id uuid NOT NULL,
        label varchar(40) NOT NULL,
        plate varchar(15),
        plate_key varchar(15) GENERATED ALWAYS AS (regexp_replace(upper(plate), '[ -]', '', 'g')) STORED,
        colour varchar(40),
        colour_ru varchar(40),
        is_active boolean NOT NULL DEFAULT true,
        notes varchar(2000),
        version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX vehicles_plate ON vehicles (plate_key) WHERE plate_key IS NOT NULL',
    );
    await runner.query('CREATE INDEX vehicles_by_car ON vehicles (car_id)');
    await runner.query(`
      CREATE TABLE occupancies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
        vehicle_id uuid CONSTRAINT occupancies_vehicle REFERENCES vehicles (id),
        driver_id uuid CONSTRAINT occupancies_driver REFERENCES drivers (id),
        during tstzrange NOT NULL,
        CONSTRAINT occupancies_during CHECK (
          NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
          AND NOT lower_inf(during) AND NOT upper_inf(during)),
        CONSTRAINT occupancies_of_something CHECK (num_nonnulls(vehicle_id, driver_id) >= 1),
        CONSTRAINT occupancies_vehicle_free
          EXCLUDE USING gist (vehicle_id WITH =, during WITH &&) DEFERRABLE INITIALLY IMMEDIATE,
        CONSTRAINT occupancies_driver_free
          EXCLUDE USING gist (driver_id WITH =, during WITH &&) DEFERRABLE INITIALLY IMMEDIATE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE occupancies, vehicles');
  }
}
