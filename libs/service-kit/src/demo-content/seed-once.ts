import type { DataSource, EntityManager } from 'typeorm';
import { lockDemoContent } from './demo-content-lock.js';

/** The service's table with a row once demo content was added; it is not added again, also if it was removed. */
const marker = 'demo_content_seeded';

/**
 * Adds demo content in one transaction, unless it ever was added or one of the tables has rows.
 * @returns the result of `add`, or undefined if nothing was added
 */
export function seedOnce<Added>(
  dataSource: DataSource,
  tables: readonly string[],
  add: (manager: EntityManager) => Promise<Added>,
): Promise<Added | undefined> {
  return dataSource.transaction(async (manager) => {
    await lockDemoContent(manager);
    if (!(await areEmpty(manager, [marker, ...tables]))) return undefined;
    const added = await add(manager);
    await manager.query(`INSERT INTO ${marker} DEFAULT VALUES`);
    return added;
  });
}

async function areEmpty(manager: EntityManager, tables: readonly string[]): Promise<boolean> {
  const conditions = tables.map((table) => `NOT EXISTS (SELECT FROM ${table})`);
  const [row]: { areEmpty: boolean }[] = await manager.query(
    `SELECT ${conditions.join(' AND ')} AS "areEmpty"`,
  );
  return row?.areEmpty ?? false;
}
