import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a ride begins, how long it occupies its vehicle, and which one that is. `AdoptBookings` fills them. */
export class ScheduleBookings1764000100000 implements MigrationInterface {
  readonly name = 'ScheduleBookings1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN vehicle_id uuid,
        ADD COLUMN starts_at timestamptz,
        ADD COLUMN duration_minutes integer,
        ADD COLUMN buffer_minutes integer`);
    await runner.query(`
      ALTER TABLE bookings
        ADD CONSTRAINT bookings_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN vehicle_id, DROP COLUMN starts_at, DROP COLUMN duration_minutes, DROP COLUMN buffer_minutes`);
  }
}
