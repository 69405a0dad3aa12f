import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The searched text is kept, not made anew for every row that a search looks at: that was most of a search's work. */
export class KeepSearchText1763830000000 implements MigrationInterface {
  readonly name = 'KeepSearchText1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN search_text text
        GENERATED ALWAYS AS (lower(customer_name || ' ' || customer_email || ' ' || reference_number)) STORED`);
    await runner.query('CREATE INDEX bookings_search_text ON bookings USING gin (search_text gin_trgm_ops)');
    await runner.query('DROP INDEX bookings_search');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX bookings_search ON bookings USING gin
        ((lower(customer_name || ' ' || customer_email || ' ' || reference_number)) gin_trgm_ops)`);
    await runner.query('ALTER TABLE bookings DROP COLUMN search_text');
  }
}
