import type { DataSource } from 'typeorm';
import type { MetricDefinition, Metrics } from './metrics.js';

const connections: MetricDefinition = {
  name: 'database_pool_connections',
  help: 'Connections to the database in use and idle, and requests that wait for one',
  labels: ['state'],
};
const limit: MetricDefinition = {
  name: 'database_pool_limit',
  help: 'Connections to the database that this process may hold open',
  labels: [],
};

/** The part of pg's pool that is needed here; TypeORM's driver holds it as `master`. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

/** Shows how much of the pool is in use: the first thing to run out when the database is slow. */
export function measurePool(dataSource: DataSource, metrics: Metrics): void {
  metrics.gauges([connections, limit], () => {
    const { master } = dataSource.driver as unknown as { readonly master: Pool };
    const { totalCount, idleCount, waitingCount, options } = master;
    return [
      ...Object.entries({ used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
        ([state, value]) => ({ name: connections.name, labels: { state }, value }),
      ),
      { name: limit.name, labels: {}, value: options.max },
    ];
  });
}
