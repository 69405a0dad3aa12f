import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a revived booking was cancelled with, so that undoing the revival loses nothing of it. */
export class KeepFormerCancellation1764200800000 implements MigrationInterface {
  readonly name = 'KeepFormerCancellation1764200800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN former_cancellation jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN former_cancellation');
  }
}
