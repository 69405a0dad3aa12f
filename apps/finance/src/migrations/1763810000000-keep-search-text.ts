import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a search looks at is kept and indexed, so that it stays quick with years of transactions. */
export class KeepSearchText1763810000000 implements MigrationInterface {
  readonly name = 'KeepSearchText1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      ALTER TABLE transactions ADD COLUMN search_text text GENERATED ALWAYS AS (lower(
        description || ' ' || coalesce(notes, '') || ' ' || coalesce(booking_reference, '') || ' ' ||
        coalesce(customer_name, '') || ' ' || coalesce(driver_name, ''))) STORED`);
    await runner.query(
      'CREATE INDEX transactions_search_text ON transactions USING gin (search_text gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transactions DROP COLUMN search_text');
  }
}
