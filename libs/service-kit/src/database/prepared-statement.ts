import { isTracing, SpanKind, traced } from '@chauffeur/tracing';
import type { PoolClient } from 'pg';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { describeQuery, queryAttributes } from './describe-query.js';

/** A statement that each connection parses once and PostgreSQL replans only if that pays off. Its text never changes. */
export interface PreparedStatement {
  /** Unique in the service. */
  readonly name: string;
  readonly text: string;
}

/** Runs a prepared statement, which TypeORM can't, on the manager's connection or one of the pool. Throws QueryFailedError. */
export async function runPrepared<Row extends object>(
  manager: EntityManager,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    const run = () =>
      client.query<Row>({ name, text, values }).then(
        ({ rows }) => rows,
        (error: Error) => {
          throw new QueryFailedError(text, values, error);
        },
      );
    if (!isTracing()) return await run();
    const query = describeQuery(text);
    return await traced(query.summary, { kind: SpanKind.CLIENT, attributes: queryAttributes(query) }, run);
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
}
