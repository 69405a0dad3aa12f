import { Logger } from '@nestjs/common';
import fastify from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

export type RunningMetrics = Awaited<ReturnType<typeof startMetrics>>;

const running = new Set<Registry>();

/** Whether the next registry also gets the metrics of the process. */
let isOfProcess = false;

/**
 * Serves only GET /metrics, on an address of its own that is not public. The host calls it before it creates its services.
 * Throws EADDRINUSE if the port is taken; port 0 takes any free one.
 * @param options.process name of the process, if it hosts several services; defaults to that of the first service
 */
export async function startMetrics(options: {
  readonly port: number;
  readonly host: string;
  readonly process?: string;
}) {
  const server = fastify({ requestTimeout: 10_000, forceCloseConnections: true });
  server.addHook('onError', async (_request, _reply, error) => new Logger('Metrics').error(error));
  server.get('/metrics', async (_request, reply) =>
    reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await scrape()),
  );
  const address = await server.listen({ port: options.port, host: options.host });
  // Only services that are created from now on are served.
  running.clear();
  isOfProcess = true;
  if (options.process !== undefined) serviceRegistry(options.process);
  return {
    address: `${address}/metrics`,
    /** Called when the services have stopped. */
    close: () => server.close(),
  };
}

/** Creates a service's registry with the label `service`; the first after `startMetrics` also measures the process. */
export function serviceRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (isOfProcess) collectDefaultMetrics({ register: registry });
  isOfProcess = false;
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
  running.delete(registry);
}

/** Merges the registries: each metric once, with the series of all services. */
async function scrape(): Promise<string> {
  const metrics = await Promise.all([...running].map((registry) => registry.getMetricsAsJSON()));
  // No two registries have the same series, so that `first` leaves each unchanged.
  const unchanged = metrics.map((own) => own.map((metric) => ({ ...metric, aggregator: 'first' })));
  return AggregatorRegistry.aggregate(unchanged).metrics();
}
