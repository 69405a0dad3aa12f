import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDriverAssignments1763810000000 implements MigrationInterface {
  readonly name = 'CreateDriverAssignments1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN driver_id uuid CONSTRAINT bookings_driver REFERENCES drivers (id)`);
    await runner.query('CREATE INDEX bookings_by_driver ON bookings (driver_id, booking_date)');
    await runner.query(`
      CREATE TABLE driver_assignments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        driver_id uuid CONSTRAINT driver_assignments_driver REFERENCES drivers (id),
        driver_name varchar(200),
        assigned_by varchar(64) NOT NULL,
        notes varchar(2000),
        assigned_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT driver_assignments_name CHECK ((driver_id IS NULL) = (driver_name IS NULL))
      )`);
    await runner.query(
      'CREATE INDEX driver_assignments_of_booking ON driver_assignments (booking_id, assigned_at DESC)',
    );
    await runner.query('CREATE INDEX driver_assignments_by_driver ON driver_assignments (driver_id)');
    await runner.query(
      'CREATE INDEX driver_assignments_newest_first ON driver_assignments (assigned_at DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_assignments');
    await runner.query('ALTER TABLE bookings DROP COLUMN driver_id');
  }
}
