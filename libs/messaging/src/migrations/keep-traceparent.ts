import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old code writes and sends events without it, beside new code. */
export class KeepTraceparent1763840000000 implements MigrationInterface {
  name = 'KeepTraceparent1763840000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox ADD COLUMN traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox DROP COLUMN traceparent');
  }
}
