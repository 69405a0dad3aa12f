import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For mails that wait before they are handed over; old code leaves it empty. */
export class KeepTraceparent1763850000000 implements MigrationInterface {
  readonly name = 'KeepTraceparent1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_deliveries ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_deliveries DROP COLUMN traceparent');
  }
}
