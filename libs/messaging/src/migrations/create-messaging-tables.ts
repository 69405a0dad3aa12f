import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dated before all of the services' own migrations, so that it comes first in each. */
export class CreateMessagingTables1700000000000 implements MigrationInterface {
  name = 'CreateMessagingTables1700000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        routing_key text NOT NULL,
        payload jsonb NOT NULL,
        reactions text[] NOT NULL,
        correlation_id text NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        delivery_progress jsonb NOT NULL DEFAULT '{}'
      )`);
    await queryRunner.query(
      'CREATE INDEX outbox_unsent ON outbox (next_attempt_at, occurred_at) WHERE published_at IS NULL',
    );
    await queryRunner.query(
      'CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL',
    );
    await queryRunner.query(`
      CREATE TABLE inbox (
        queue text NOT NULL,
        message_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (queue, message_id)
      )`);
    await queryRunner.query('CREATE INDEX inbox_handled ON inbox (handled_at)');
    await queryRunner.query(`
      CREATE TABLE parked_message (
        queue text NOT NULL,
        message_id uuid NOT NULL,
        routing_key text NOT NULL,
        payload jsonb NOT NULL,
        error text NOT NULL,
        parked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (queue, message_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE parked_message');
    await queryRunner.query('DROP TABLE inbox');
    await queryRunner.query('DROP TABLE outbox');
  }
}
