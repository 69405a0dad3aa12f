import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which bookings are the legs of one trip. */
export class AddTrips1764100300000 implements MigrationInterface {
  readonly name = 'AddTrips1764100300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN trip_id uuid, ADD COLUMN leg smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN trip_id, DROP COLUMN leg');
  }
}
