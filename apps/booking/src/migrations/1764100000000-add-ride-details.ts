import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRideDetails1764100000000 implements MigrationInterface {
  readonly name = 'AddRideDetails1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN flight_time varchar(5),
        ADD COLUMN flight_check varchar(16),
        ADD COLUMN sign_text varchar(60),
        ADD COLUMN luggage_large smallint NOT NULL DEFAULT 0,
        ADD COLUMN luggage_small smallint NOT NULL DEFAULT 0
    `);
    await runner.query(`
      CREATE TABLE booking_stops (
        booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
        position smallint CHECK (position BETWEEN 1 AND 5),
        text varchar(300) NOT NULL,
        place_id uuid,
        PRIMARY KEY (booking_id, position)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_stops');
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN flight_time, DROP COLUMN flight_check, DROP COLUMN sign_text,
        DROP COLUMN luggage_large, DROP COLUMN luggage_small
    `);
  }
}
