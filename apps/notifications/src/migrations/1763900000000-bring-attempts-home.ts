import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker writes its attempts here itself; until now it had a database of its own. */
export class BringAttemptsHome1763900000000 implements MigrationInterface {
  readonly name = 'BringAttemptsHome1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery_attempts ADD COLUMN round int NOT NULL DEFAULT 1');
    await runner.query(`
      CREATE TABLE latest_booking_statuses (
        booking_id uuid PRIMARY KEY,
        status varchar(16) NOT NULL,
        version int NOT NULL,
        noted_at timestamptz NOT NULL
      )`);
    await runner.query(`
      INSERT INTO latest_booking_statuses (booking_id, status, version, noted_at)
      SELECT DISTINCT ON (booking_id) booking_id, content #>> '{booking,status}',
             (content #>> '{booking,version}')::int, now()
      FROM email_deliveries
      WHERE content ->> 'tellsStatus' = 'true' AND created_at > now() - interval '30 days'
      ORDER BY booking_id, (content #>> '{booking,version}')::int DESC`);
    // Of a reaction that is no more; the attempts are in the delivery log, or come from the worker's former database.
    await runner.query(`DELETE FROM parked_message WHERE queue = 'notifications.record-attempt'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE latest_booking_statuses');
    await runner.query('ALTER TABLE delivery_attempts DROP COLUMN round');
  }
}
