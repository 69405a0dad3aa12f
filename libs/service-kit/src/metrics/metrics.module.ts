import { MessagingActivity, MessagingFigures } from '@chauffeur/messaging';
import type { DynamicModule, FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { measureMessaging } from './measure-messaging.js';
import { measurePool } from './measure-pool.js';
import { Metrics } from './metrics.js';

const SERVERS = Symbol('what is told of servers');

/** A service has what it needs of these. */
const serversProvider: FactoryProvider<void> = {
  provide: SERVERS,
  useFactory: (
    metrics: Metrics,
    dataSource?: DataSource,
    activity?: MessagingActivity,
    figures?: MessagingFigures,
  ) => {
    if (dataSource) measurePool(dataSource, metrics);
    if (activity && figures) measureMessaging(activity, figures, metrics);
  },
  inject: [
    Metrics,
    { token: getDataSourceToken(), optional: true },
    { token: MessagingActivity, optional: true },
    { token: MessagingFigures, optional: true },
  ],
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
    providers: [{ provide: Metrics, useValue: metrics }, ...(metrics.isOn ? [serversProvider] : [])],
    exports: [Metrics],
  };
}
