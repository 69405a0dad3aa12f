import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which transactions belong to examples; and that these were removed, for an event of them that comes later. */
export class CreateDemoContentRecords1764001100000 implements MigrationInterface {
  readonly name = 'CreateDemoContentRecords1764001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE demo_content_records (id uuid PRIMARY KEY)');
    await runner.query(`
      CREATE TABLE demo_content_removed (
        once boolean PRIMARY KEY DEFAULT true CONSTRAINT demo_content_removed_once_check CHECK (once),
        removed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_content_removed, demo_content_records');
  }
}
