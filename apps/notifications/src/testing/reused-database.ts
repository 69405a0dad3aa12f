import { createTestDatabase, query, type TestDatabase } from '@chauffeur/private-servers';

/** All tables but those that list what was migrated, of the service and of the job queue. */
const clear = `DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
      FROM pg_tables WHERE schemaname IN ('public', 'bullmq') AND tablename NOT IN ('migrations', 'migration')
  ); END $$`;

/** One database for the tests of a spec file, which find no rows: to create and migrate one takes as long as most tests. */
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
