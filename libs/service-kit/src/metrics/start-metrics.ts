import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

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

/** The registries of the services that run in this process. */
const running = new Set<Registry>();

/** Those of them that are served. */
let served: Set<Registry> | undefined;

/**
 * Serves GET /metrics, and nothing else, on an address of its own, as it is not for the public. For the host, before it creates
 * its services: from then on their registries are served. Throws EADDRINUSE where the port is taken.
 */
export async function startMetrics({ port, host, process }: MetricsOptions): Promise<RunningMetrics> {
  const registries = new Set<Registry>();
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    void respond(registries, request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Does not keep a process alive whose work has ended.
  server.unref();
  served = registries;
  if (process !== undefined) serviceRegistry(process);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      if (served === registries) served = undefined;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * The registry of one service, whose metrics all have the label `service`. The first one after `startMetrics` has the metrics
 * of the process too. Without `startMetrics` nothing reads it.
 */
export function serviceRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (served?.size === 0) collectDefaultMetrics({ register: registry });
  served?.add(registry);
  running.add(registry);
  return registry;
}

/** The present values of a metric, of all services in this process and with all labels; none where it can't be read. */
export async function readMetric(name: string): Promise<number[]> {
  const metrics = [...running].flatMap((registry) => registry.getSingleMetric(name) ?? []);
  const read = await Promise.all(metrics.map((metric) => metric.get()));
  return read.flatMap(({ values }) => values.map(({ value }) => value));
}

/** The service has ended: its gauges are read no more. */
export function endRegistry(registry: Registry): void {
  served?.delete(registry);
  running.delete(registry);
}

async function respond(
  registries: ReadonlySet<Registry>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  try {
    const text = await scrape(registries);
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  } catch (error) {
    new Logger('Metrics').error(error);
    response.writeHead(500).end();
  }
}

/** Each metric once, with the series of all services. */
async function scrape(registries: ReadonlySet<Registry>): Promise<string> {
  const metrics = await Promise.all([...registries].map((registry) => registry.getMetricsAsJSON()));
  // No two registries have the same series, so that `first` takes each as it is.
  const unchanged = metrics.map((own) => own.map((metric) => ({ ...metric, aggregator: 'first' })));
  return AggregatorRegistry.aggregate(unchanged).metrics();
}
