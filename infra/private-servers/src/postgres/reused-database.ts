import { createTestDatabase, type TestDatabase } from './create-test-database.js';
import { query } from './query.js';

/** Selects all tables except those that list the applied migrations. */
const clear = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' RESTART IDENTITY'
      FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT IN ('migrations', 'migration')
  ); END $$`;

/** One database for a spec file, cleared before each test; migrating takes longer. Not if migrations insert rows. */
export class ReusedDatabase {
  #database: TestDatabase | undefined;

  /** The database is dropped at the end of the spec file, not by the returned object's `drop`. */
  async cleared(): Promise<TestDatabase> {
    if (this.#database) await query(this.#database.url, clear);
    this.#database ??= await createTestDatabase();
    return { ...this.#database, drop: () => Promise.resolve() };
  }

  async drop(): Promise<void> {
    await this.#database?.drop();
  }
}
