import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event waits for every reaction that it names, and nothing consumes this one any more. */
export class DropReactionOfEmailWorker1763850000000 implements MigrationInterface {
  readonly name = 'DropReactionOfEmailWorker1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE outbox SET reactions = array_remove(reactions, 'email-worker.note-booking-status')
       WHERE published_at IS NULL AND 'email-worker.note-booking-status' = ANY (reactions)`,
    );
  }

  async down(): Promise<void> {
    // Nothing to restore: the events reach every other reaction.
  }
}
