import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which places of the catalogue a ride's texts are of, and where exactly the customer waits. */
export class AddPlacesOfRides1764100100000 implements MigrationInterface {
  readonly name = 'AddPlacesOfRides1764100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN pickup_place_id uuid,
        ADD COLUMN dropoff_place_id uuid,
        ADD COLUMN pickup_note varchar(200)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN pickup_place_id, DROP COLUMN dropoff_place_id, DROP COLUMN pickup_note`);
  }
}
