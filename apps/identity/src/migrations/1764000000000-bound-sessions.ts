import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both are empty in rows of the release before, which writes neither. */
export class BoundSessions1764000000000 implements MigrationInterface {
  readonly name = 'BoundSessions1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refresh_tokens ADD COLUMN successor_seed char(64)');
    await runner.query('ALTER TABLE refresh_tokens ADD COLUMN session_began_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refresh_tokens DROP COLUMN session_began_at');
    await runner.query('ALTER TABLE refresh_tokens DROP COLUMN successor_seed');
  }
}
