import { createTestDatabase, type TestDatabase } from './create-test-database.js';
import { query } from './query.js';

/** All tables but those that list what was migrated. */
const clear = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' RESTART IDENTITY'
      FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT IN ('migrations', 'migration')
  ); END $$`;

/**
 * One database for the tests of a spec file, which find no rows: to create and migrate one takes longer than most tests.
 * Not for services whose migrations write rows.
 */
export class ReusedDatabase {
  #database: TestDatabase | undefined;

  /** It is dropped with the spec file, not with what closes the returned one. */
  async cleared(): Promise<TestDatabase> {
    if (this.#database) await query(this.#database.url, clear);
    this.#database ??= await createTestDatabase();
    return { ...this.#database, drop: () => Promise.resolve() };
  }

  async drop(): Promise<void> {
    await this.#database?.drop();
  }
}
