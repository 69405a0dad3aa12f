import type { DynamicModule, FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { measurePool } from './measure-pool.js';
import { Metrics } from './metrics.js';

const POOL = Symbol('gauges of the pool');

const poolProvider: FactoryProvider<boolean> = {
  provide: POOL,
  useFactory: (metrics: Metrics, dataSource?: DataSource) => {
    if (dataSource) measurePool(dataSource, metrics);
    return dataSource !== undefined;
  },
  inject: [Metrics, { token: getDataSourceToken(), optional: true }],
};

/** Global: gives `Metrics` to whoever counts something, and begins what every service tells of its servers. */
export function metricsModule(metrics: Metrics): DynamicModule {
  return {
    module: class MetricsModule implements OnApplicationShutdown {
      onApplicationShutdown(): void {
        metrics.close();
      }
    },
    global: true,
    providers: [{ provide: Metrics, useValue: metrics }, ...(metrics.isOn ? [poolProvider] : [])],
    exports: [Metrics],
  };
}
