import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that are sent at their time, by what is known of their rides and of the booking rules. */
export class PlanMessages1764200100000 implements MigrationInterface {
  readonly name = 'PlanMessages1764200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_rides (
        booking_id uuid PRIMARY KEY,
        knowledge jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE planned_messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL,
        template_name varchar(100) NOT NULL,
        recipient_role varchar(16) NOT NULL,
        about varchar(100) NOT NULL DEFAULT '',
        news varchar(16),
        driver jsonb,
        due_at timestamptz NOT NULL,
        schedule_version integer NOT NULL,
        state varchar(8) NOT NULL CHECK (state IN ('planned', 'done', 'void')),
        outcome varchar(16),
        delivery_id uuid,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (booking_id, template_name, recipient_role, due_at, about)
      )`);
    await runner.query(
      `CREATE INDEX planned_messages_due ON planned_messages (due_at) WHERE state = 'planned'`,
    );
    await runner.query(`
      CREATE TABLE known_booking_rules (
        id integer PRIMARY KEY CHECK (id = 1),
        contacts_from_hours integer NOT NULL,
        version integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_booking_rules, planned_messages, known_rides');
  }
}
