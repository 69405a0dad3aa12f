import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Built beside the writes of a running service, so outside a transaction. */
export class IndexSchedule1764000200000 implements MigrationInterface {
  readonly name = 'IndexSchedule1764000200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings VALIDATE CONSTRAINT bookings_vehicle');
    for (const [name, columns] of indexes) {
      // What an interrupted attempt left is invalid and would be taken for the index.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON bookings ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}

const indexes = [
  ['bookings_by_start', "(starts_at) WHERE starts_at IS NOT NULL AND status <> 'cancelled'"],
  ['bookings_by_vehicle', '(vehicle_id) WHERE vehicle_id IS NOT NULL'],
] as const;
