import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEmailAttempts1763700000000 implements MigrationInterface {
  name = 'CreateEmailAttempts1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email_attempts (
        delivery_id uuid NOT NULL,
        attempt int NOT NULL CHECK (attempt >= 1),
        outcome text NOT NULL CHECK (outcome IN ('sent', 'willRetry', 'failed')),
        server_answer text NOT NULL,
        attempted_at timestamptz NOT NULL,
        PRIMARY KEY (delivery_id, attempt)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE email_attempts');
  }
}
