import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shortened buffer can be restored once the ride that it was shortened for is elsewhere. */
export class AddUsualBuffer1764200900000 implements MigrationInterface {
  readonly name = 'AddUsualBuffer1764200900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN usual_buffer_minutes integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN usual_buffer_minutes');
  }
}
