import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails of a change that may still be undone wait; a template of staff's own with the new built-in one's name keeps its text. */
export class HoldMails1764000000000 implements MigrationInterface {
  readonly name = 'HoldMails1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_deliveries ADD COLUMN not_before timestamptz');
    await runner.query(
      `UPDATE email_templates SET is_customised = true WHERE template_name = 'booking_changed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_deliveries DROP COLUMN not_before');
  }
}
