import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowBookingStatuses1763900000000 implements MigrationInterface {
  name = 'KnowBookingStatuses1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_booking_statuses (
        booking_id uuid PRIMARY KEY,
        status text NOT NULL,
        version int NOT NULL,
        told_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX email_attempts_oldest_first ON email_attempts (attempted_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX email_attempts_oldest_first');
    await queryRunner.query('DROP TABLE known_booking_statuses');
  }
}
