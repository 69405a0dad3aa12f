import type { EntityManager } from 'typeorm';

/** The id of PostgreSQL's advisory lock; no other lock of this database uses it. */
const demoContentLock = 7_230_142;

/** Serialises adding and removing the examples' transactions. */
export async function lockDemoContent(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [demoContentLock]);
}
