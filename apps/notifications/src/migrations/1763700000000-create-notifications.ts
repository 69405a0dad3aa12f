import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763700000000 implements MigrationInterface {
  readonly name = 'CreateNotifications1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_templates (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        template_name varchar(100) NOT NULL,
        language varchar(2) NOT NULL CHECK (language IN ('en', 'ru')),
        description text NOT NULL,
        subject_template text NOT NULL,
        html_template text NOT NULL,
        variables text[] NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        is_customised boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT email_templates_name_language UNIQUE (template_name, language)
      )`);
    await runner.query(`
      CREATE TABLE known_contact_settings (
        id int PRIMARY KEY CHECK (id = 1),
        settings jsonb,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        language varchar(2) NOT NULL CHECK (language IN ('en', 'ru')),
        name varchar(200) NOT NULL,
        email varchar(254) NOT NULL,
        phone varchar(40),
        subject varchar(32),
        message varchar(5000) NOT NULL,
        idempotency_key varchar(200) UNIQUE,
        request_hash varchar(64) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX contact_messages_newest_first ON contact_messages (created_at DESC, id)',
    );
    await runner.query(`
      CREATE TABLE email_deliveries (
        id uuid PRIMARY KEY,
        template_name varchar(100) NOT NULL,
        language varchar(2) NOT NULL,
        recipient_role varchar(16) NOT NULL,
        content jsonb NOT NULL,
        job jsonb,
        recipient varchar(254),
        status varchar(16) NOT NULL CHECK (status IN ('waiting', 'queued', 'willRetry', 'sent', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        last_answer varchar(500),
        booking_id uuid,
        contact_message_id uuid,
        correlation_id text NOT NULL,
        next_check_at timestamptz NOT NULL,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT email_deliveries_composed CHECK (status = 'waiting' OR job IS NOT NULL)
      )`);
    await runner.query(`
      CREATE INDEX email_deliveries_unsent ON email_deliveries (next_check_at)
      WHERE status IN ('waiting', 'queued', 'willRetry')`);
    await runner.query(
      'CREATE INDEX email_deliveries_of_booking ON email_deliveries (booking_id, created_at)',
    );
    await runner.query(
      'CREATE INDEX email_deliveries_newest_first ON email_deliveries (created_at DESC, id)',
    );
    await runner.query(`
      CREATE TABLE delivery_attempts (
        delivery_id uuid NOT NULL REFERENCES email_deliveries (id) ON DELETE CASCADE,
        attempt int NOT NULL,
        outcome varchar(16) NOT NULL,
        server_answer varchar(500) NOT NULL,
        attempted_at timestamptz NOT NULL,
        PRIMARY KEY (delivery_id, attempt)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE delivery_attempts');
    await runner.query('DROP TABLE email_deliveries');
    await runner.query('DROP TABLE contact_messages');
    await runner.query('DROP TABLE known_contact_settings');
    await runner.query('DROP TABLE email_templates');
  }
}
