import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names each wording of a template by its content, so that emails can name the stored one. Replicas of the release before need not know. */
export class HashTemplates1764400000000 implements MigrationInterface {
  readonly name = 'HashTemplates1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    // It tells wordings apart and protects nothing. With the version and variant of a UUID of RFC 9562, which readers check.
    await runner.query(`
      ALTER TABLE email_templates
        ADD COLUMN html_hash uuid NOT NULL GENERATED ALWAYS AS (
          overlay(overlay(md5(html_template) PLACING '3' FROM 13) PLACING '8' FROM 17)::uuid) STORED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_templates DROP COLUMN html_hash');
  }
}
