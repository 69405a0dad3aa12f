import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSecondFactors1764000300000 implements MigrationInterface {
  readonly name = 'CreateSecondFactors1764000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        admin_id uuid PRIMARY KEY REFERENCES admins (id) ON DELETE CASCADE,
        encrypted_secret varchar(200) NOT NULL,
        confirmed_at timestamptz,
        last_time_step integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        admin_id uuid NOT NULL REFERENCES second_factors (admin_id) ON DELETE CASCADE,
        code_hash char(64) NOT NULL,
        PRIMARY KEY (admin_id, code_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE second_factors');
  }
}
