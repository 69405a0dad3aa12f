import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCategoryDisplayOrder1763900200000 implements MigrationInterface {
  readonly name = 'AddCategoryDisplayOrder1763900200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories ADD COLUMN display_order integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN display_order');
  }
}
