import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extras of one place in their order have Ə beside E, and Ç and Ş beside C and S: by their bytes they came after Z. */
export class SortExtras1764201200000 implements MigrationInterface {
  readonly name = 'SortExtras1764201200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extras ALTER COLUMN name TYPE varchar(80) COLLATE "und-x-icu"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extras ALTER COLUMN name TYPE varchar(80) COLLATE "default"');
  }
}
