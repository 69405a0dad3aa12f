import { isTracing, SpanKind, traced } from '@chauffeur/tracing';
import type { PoolClient } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { describeQuery, queryAttributes } from './describe-query.js';

/** A statement that each connection parses once, and plans again only where that pays. Its text never changes. */
export interface PreparedStatement {
  /** Unique in the service. */
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a prepared statement on the manager's own connection, such as that of its transaction; TypeORM itself prepares none.
 * Where the manager has none, on one of the pool. Throws QueryFailedError, as `manager.query` does.
 */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const { queryRunner } = manager;
  if (!queryRunner) return runOnPool(manager, { name, text }, values);
  const client = (await queryRunner.connect()) as PoolClient;
  const run = async () => {
    try {
      return (await client.query<Row>({ name, text, values })).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  };
  if (!isTracing()) return run();
  const query = describeQuery(text);
  return traced(query.summary, { kind: SpanKind.CLIENT, attributes: queryAttributes(query) }, run);
}

async function runOnPool<Row extends object>(
  { dataSource }: EntityManager,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    return await runPrepared<Row>(runner.manager, statement, values);
  } finally {
    await runner.release();
  }
}
