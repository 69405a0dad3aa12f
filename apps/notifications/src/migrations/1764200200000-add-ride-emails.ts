import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates of staff's own with the names of the new built-in ones keep their text. */
export class AddRideEmails1764200200000 implements MigrationInterface {
  readonly name = 'AddRideEmails1764200200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE email_templates SET is_customised = true
        WHERE template_name IN ('driver_assigned', 'ride_reminder', 'driver_job', 'driver_reminder')`,
    );
  }

  async down(): Promise<void> {
    // Which of them had been customised before is not known.
  }
}
