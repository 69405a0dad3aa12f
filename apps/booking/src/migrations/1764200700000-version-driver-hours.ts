import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two admins who save the working hours of one driver don't replace each other's unseen. */
export class VersionDriverHours1764200700000 implements MigrationInterface {
  readonly name = 'VersionDriverHours1764200700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers ADD COLUMN hours_version integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers DROP COLUMN hours_version');
  }
}
