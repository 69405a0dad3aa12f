import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A template of staff's own with the name of the new built-in one keeps its text. */
export class AddRideLinkEmail1764200000000 implements MigrationInterface {
  readonly name = 'AddRideLinkEmail1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE email_templates SET is_customised = true WHERE template_name = 'ride_link'`);
  }

  async down(): Promise<void> {
    // Which of them had been customised before is not known.
  }
}
