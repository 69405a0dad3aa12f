import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['cars', 'services', 'tours'];

export class VersionOffers1763800100000 implements MigrationInterface {
  readonly name = 'VersionOffers1763800100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
