import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumberRounds1763800000000 implements MigrationInterface {
  name = 'NumberRounds1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email_attempts ADD COLUMN round int NOT NULL DEFAULT 1');
    await queryRunner.query('ALTER TABLE email_attempts DROP CONSTRAINT email_attempts_outcome_check');
    await queryRunner.query(`
      ALTER TABLE email_attempts ADD CONSTRAINT email_attempts_outcome_check
      CHECK (outcome IN ('sent', 'willRetry', 'failed', 'skipped'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM email_attempts WHERE outcome = 'skipped'`);
    await queryRunner.query('ALTER TABLE email_attempts DROP CONSTRAINT email_attempts_outcome_check');
    await queryRunner.query(`
      ALTER TABLE email_attempts ADD CONSTRAINT email_attempts_outcome_check
      CHECK (outcome IN ('sent', 'willRetry', 'failed'))`);
    await queryRunner.query('ALTER TABLE email_attempts DROP COLUMN round');
  }
}
