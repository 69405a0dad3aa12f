import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which bookings, vehicles, drivers and blocks are examples, so that they can be removed together; and that they were
 * added once, so that they do not come back.
 */
export class CreateDemoContentRecords1764001000000 implements MigrationInterface {
  readonly name = 'CreateDemoContentRecords1764001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE demo_content_records (id uuid PRIMARY KEY)');
    await runner.query(`
      CREATE TABLE demo_content_seeded (
        once boolean PRIMARY KEY DEFAULT true CONSTRAINT demo_content_seeded_once_check CHECK (once),
        seeded_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_content_seeded, demo_content_records');
  }
}
