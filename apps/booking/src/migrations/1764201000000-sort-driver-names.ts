import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of drivers have Ə beside E, and Ç and İ beside C and I: by their bytes they came after Z. */
export class SortDriverNames1764201000000 implements MigrationInterface {
  readonly name = 'SortDriverNames1764201000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers ALTER COLUMN name TYPE varchar(200) COLLATE "und-x-icu"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers ALTER COLUMN name TYPE varchar(200) COLLATE "default"');
  }
}
