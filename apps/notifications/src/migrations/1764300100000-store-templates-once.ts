import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each wording of a template, stored once for all emails that are sent with it. */
export class StoreTemplatesOnce1764300100000 implements MigrationInterface {
  readonly name = 'StoreTemplatesOnce1764300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stored_templates (
        id uuid PRIMARY KEY,
        html_template text NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stored_templates');
  }
}
