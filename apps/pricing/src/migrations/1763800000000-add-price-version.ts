import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a price changed on a stale copy be refused. */
export class AddPriceVersion1763800000000 implements MigrationInterface {
  readonly name = 'AddPriceVersion1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prices ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prices DROP COLUMN version');
  }
}
