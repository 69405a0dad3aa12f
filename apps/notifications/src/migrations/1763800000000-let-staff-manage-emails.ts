import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStaffManageEmails1763800000000 implements MigrationInterface {
  readonly name = 'LetStaffManageEmails1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_templates ADD COLUMN version int NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE email_deliveries ADD COLUMN round int NOT NULL DEFAULT 1');
    await runner.query(`UPDATE email_deliveries SET job = job || '{"round": 1}' WHERE job IS NOT NULL`);
    await runner.query('ALTER TABLE email_deliveries DROP CONSTRAINT email_deliveries_status_check');
    await runner.query(`
      ALTER TABLE email_deliveries ADD CONSTRAINT email_deliveries_status_check
      CHECK (status IN ('waiting', 'queued', 'willRetry', 'sent', 'failed', 'skipped'))`);
    await runner.query(
      'CREATE INDEX email_deliveries_of_status ON email_deliveries (status, created_at DESC, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX email_deliveries_of_status');
    await runner.query('ALTER TABLE email_deliveries DROP CONSTRAINT email_deliveries_status_check');
    await runner.query(`DELETE FROM email_deliveries WHERE status = 'skipped'`);
    await runner.query(`
      ALTER TABLE email_deliveries ADD CONSTRAINT email_deliveries_status_check
      CHECK (status IN ('waiting', 'queued', 'willRetry', 'sent', 'failed'))`);
    await runner.query('ALTER TABLE email_deliveries DROP COLUMN round');
    await runner.query('ALTER TABLE email_templates DROP COLUMN version');
  }
}
