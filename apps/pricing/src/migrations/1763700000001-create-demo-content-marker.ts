import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers that the demo content was added once, so that it does not come back after staff have deleted it. */
export class CreateDemoContentMarker1763700000001 implements MigrationInterface {
  readonly name = 'CreateDemoContentMarker1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    // At most one row.
    await runner.query(`
      CREATE TABLE demo_content_seeded (
        once boolean PRIMARY KEY DEFAULT true CHECK (once),
        seeded_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_content_seeded');
  }
}
