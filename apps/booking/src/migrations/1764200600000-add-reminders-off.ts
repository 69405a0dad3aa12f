import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers switch reminders off on the ride page. */
export class AddRemindersOff1764200600000 implements MigrationInterface {
  readonly name = 'AddRemindersOff1764200600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN reminders_off boolean NOT NULL DEFAULT false');
    // Rules that staff changed before this release are published once; everything else is the default.
    await runner.query(`
      INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id)
      SELECT rule_event.id, 'booking-rules.changed.v1',
             jsonb_build_object('contactsFromHours', contacts_from_hours, 'version', version),
             ARRAY['notifications.remember-rules'], rule_event.id::text
        FROM booking_rules, (SELECT gen_random_uuid() AS id) AS rule_event
       WHERE contacts_from_hours <> 24`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN reminders_off');
  }
}
