import { CollectedMetrics } from './collected-metrics.js';
import { MetricsListener } from './metrics-listener.js';
import { NoMetrics, type Metrics } from './metrics.js';
import { ProcessMetrics } from './process-metrics.js';

let current: ProcessMetrics | undefined;

export interface MetricsOptions {
  /** METRICS_PORT; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** The process's name, where it hosts several services; else that of the first service. */
  readonly process?: string;
}

export interface RunningMetrics {
  /** `http://127.0.0.1:9464/metrics` */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * For the host, before it makes its services: from now on they are measured, and one listener of its own tells what
 * all of them say. Throws EADDRINUSE where the port is taken.
 */
export async function startMetrics({ port, host, process }: MetricsOptions): Promise<RunningMetrics> {
  const metrics = new ProcessMetrics();
  const listener = new MetricsListener(metrics);
  const address = await listener.listen(port, host);
  if (process !== undefined) metrics.watchProcess(process);
  current = metrics;
  return {
    address,
    close: async () => {
      if (current === metrics) current = undefined;
      await listener.close();
    },
  };
}

/** The metrics of a service that is about to be made; they do nothing unless the host has started them. */
export function metricsOf(service: string): Metrics {
  if (!current) return new NoMetrics();
  current.watchProcess(service);
  return new CollectedMetrics(service, current);
}
