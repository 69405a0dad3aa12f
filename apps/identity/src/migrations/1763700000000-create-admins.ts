import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdmins1763700000000 implements MigrationInterface {
  readonly name = 'CreateAdmins1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admins (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username varchar(100) NOT NULL,
        email varchar(254) NOT NULL,
        password_hash varchar(200) NOT NULL,
        failed_sign_ins integer NOT NULL DEFAULT 0,
        locked_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE UNIQUE INDEX admins_email ON admins (lower(email))');
    await runner.query(`
      CREATE TABLE refresh_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        family_id uuid NOT NULL,
        admin_id uuid NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
        token_hash char(64) NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        rotated_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX refresh_tokens_of_family ON refresh_tokens (family_id)');
    await runner.query('CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refresh_tokens');
    await runner.query('DROP TABLE admins');
  }
}
