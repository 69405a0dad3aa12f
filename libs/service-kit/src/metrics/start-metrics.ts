import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

export interface MetricsOptions {
  /** METRICS_PORT; 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Name of the process, if it hosts several services; defaults to that of the first service. */
  readonly process?: string;
}

export interface RunningMetrics {
  readonly address: string;
  close(): Promise<void>;
}

const running = new Set<Registry>();

/** The registries that are served; undefined if metrics are not. */
let served: Set<Registry> | undefined;

/**
 * Serves only GET /metrics, on an address of its own that is not public. The host calls it before it creates its services,
 * whose registries are then served. Throws EADDRINUSE if the port is taken.
 */
export async function startMetrics({ port, host, process }: MetricsOptions): Promise<RunningMetrics> {
  const registries = new Set<Registry>();
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    void respond(registries, request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  // The server alone does not keep the process alive.
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
 * Creates the registry of one service, which adds the label `service` to all metrics. The first one after `startMetrics` also
 * has the metrics of the process. Not served without `startMetrics`.
 */
export function serviceRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (served?.size === 0) collectDefaultMetrics({ register: registry });
  served?.add(registry);
  running.add(registry);
  return registry;
}

/** Reads the current values of a metric, over all services of this process and all labels; none if it can't be read. */
export async function readMetric(name: string): Promise<number[]> {
  const metrics = [...running].flatMap((registry) => registry.getSingleMetric(name) ?? []);
  const read = await Promise.all(metrics.map((metric) => metric.get()));
  return read.flatMap(({ values }) => values.map(({ value }) => value));
}

/** Removes the registry of a service that has stopped, so that its gauges are not read. */
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

/** Merges the registries: each metric once, with the series of all services. */
async function scrape(registries: ReadonlySet<Registry>): Promise<string> {
  const metrics = await Promise.all([...registries].map((registry) => registry.getMetricsAsJSON()));
  // No two registries have the same series, so that `first` leaves each unchanged.
  const unchanged = metrics.map((own) => own.map((metric) => ({ ...metric, aggregator: 'first' })));
  return AggregatorRegistry.aggregate(unchanged).metrics();
}
