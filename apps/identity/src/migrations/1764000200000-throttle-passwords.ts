import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `failed_sign_ins` and `locked_until` of admins are those of the release before. */
export class ThrottlePasswords1764000200000 implements MigrationInterface {
  readonly name = 'ThrottlePasswords1764000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_failures (
        account char(64) NOT NULL,
        source char(64) NOT NULL,
        is_trusted boolean NOT NULL,
        failures integer NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (account, source)
      )`);
    await runner.query('CREATE INDEX password_failures_by_time ON password_failures (last_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_failures');
  }
}
