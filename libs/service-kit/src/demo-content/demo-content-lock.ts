import type { EntityManager } from 'typeorm';

/** The id of PostgreSQL's advisory lock; no other lock of a service's database uses it. */
const demoContentLock = 7_230_142;

/** Serialises adding demo content, by replicas that start together, and removing it, until the transaction ends. */
export async function lockDemoContent(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [demoContentLock]);
}
