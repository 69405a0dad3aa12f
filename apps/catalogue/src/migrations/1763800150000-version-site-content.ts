import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['categories', 'service_types', 'seo_settings', 'contact_settings'];

export class VersionSiteContent1763800150000 implements MigrationInterface {
  readonly name = 'VersionSiteContent1763800150000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
    }
    // The latest of several active ones is what visitors have seen.
    await runner.query(`
      UPDATE contact_settings SET is_active = false
      WHERE is_active AND id <> (
        SELECT id FROM contact_settings WHERE is_active ORDER BY updated_at DESC, id LIMIT 1
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX contact_settings_one_active ON contact_settings (is_active) WHERE is_active',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contact_settings_one_active');
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
    }
  }
}
