import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkReadMessages1764500000000 implements MigrationInterface {
  readonly name = 'MarkReadMessages1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages ADD COLUMN is_read boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP COLUMN is_read');
  }
}
