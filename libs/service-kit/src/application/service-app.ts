import { connectEvents, ParkedDesk } from '@chauffeur/messaging';
import { inService, startTracing } from '@chauffeur/tracing';
import { Logger, type DynamicModule, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProblemFilter } from '../errors/problem.filter.js';
import { correlateRequests } from '../http/correlation.hook.js';
import { InternalTokenGuard } from '../http/internal-token.guard.js';
import { Leaving } from '../http/leaving.js';
import { logRequests } from '../http/log-requests.js';
import { isFromTrustedProxy, traceRequests } from '../http/trace-requests.js';
import { validationPipe } from '../http/validation.pipe.js';
import { measureRequests } from '../metrics/measure-requests.js';
import { metricsModule } from '../metrics/metrics.module.js';
import { metricsOf } from '../metrics/start-metrics.js';
import { useServiceLogger } from '../logging/use-service-logger.js';

/** A service ready to run, alone or beside others in one process. */
export interface ServiceApp {
  /** Starts events, then HTTP; answers the address, `http://127.0.0.1:4001`. Port 0 takes any free one. */
  listen(port: number, host: string): Promise<string>;
  /** What is parked for its reactions; undefined for a service without events. */
  parked(): ParkedDesk | undefined;
  /** Goes on answering, but takes its leave of each connection and is not ready any more; `close` comes after it. */
  leave(): void;
  /** Finishes what is in hand, then closes HTTP, events and database. */
  close(): Promise<void>;
}

export interface ServiceAppOptions {
  /** The service's name in logs, metrics and traces. */
  readonly name: string;
  readonly module: DynamicModule | Type;
  readonly environment: { readonly LOG_LEVEL: string; readonly INTERNAL_TOKEN: string };
  /** Without it, calls must carry the internal token. Only the gateway is open. */
  readonly isPublic?: boolean;
  /** False for a service that neither tells nor hears events; default true. */
  readonly hasEvents?: boolean;
  /** Largest accepted body in bytes. */
  readonly bodyLimit?: number;
  /** A request that takes longer to arrive than this, in milliseconds, is cut off; default 30 s. */
  readonly requestTimeout?: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: string[] | false;
  /** Whether a public service goes on with the trace that a trusted proxy names; default false. */
  readonly continuesTracesOfProxies?: boolean;
  /** Plugins and documents that need the application itself. */
  readonly configure?: (app: NestFastifyApplication) => Promise<void>;
}

const defaultBodyLimit = 256 * 1024;
const defaultRequestTimeout = 30_000;

/** Starts a NestJS application the way all services do: logs, traces, correlation, validation, problems, events. */
export async function createServiceApp(options: ServiceAppOptions): Promise<ServiceApp> {
  const logger = useServiceLogger(options.name, options.environment.LOG_LEVEL);
  const tracing = await startTracing(options.name, (reason) =>
    new Logger('Tracing').warn(`spans are lost: ${reason}`),
  );
  try {
    const { app, leaving } = await inService(options.name, () => putTogether(options, logger));
    return {
      listen: (port, host) => inService(options.name, () => listen(app, port, host)),
      parked: () => (hearsEvents(options) ? app.get(ParkedDesk) : undefined),
      leave: () => leaving.begin(),
      async close() {
        await app.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await tracing?.stop();
    throw error;
  }
}

async function putTogether(
  options: ServiceAppOptions,
  logger: LoggerService,
): Promise<{ app: NestFastifyApplication; leaving: Leaving }> {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: options.bodyLimit ?? defaultBodyLimit,
    trustProxy: options.trustedProxies ?? false,
    requestTimeout: options.requestTimeout ?? defaultRequestTimeout,
    // A request that comes at the last moment on a connection in use is answered, not turned away.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  const metrics = metricsOf(options.name);
  const root = { module: class ServiceModule {}, imports: [metricsModule(metrics), options.module] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger,
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  const leaving = new Leaving(fastify);
  correlateRequests(fastify);
  traceRequests(fastify, options.name, {
    continues: options.isPublic
      ? (request) => options.continuesTracesOfProxies === true && isFromTrustedProxy(request)
      : () => true,
  });
  logRequests(fastify);
  measureRequests(fastify, metrics);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  if (!options.isPublic) app.useGlobalGuards(new InternalTokenGuard(options.environment.INTERNAL_TOKEN));
  await options.configure?.(app);
  if (hearsEvents(options)) connectEvents(app);
  return { app, leaving };
}

function hearsEvents({ hasEvents = true }: ServiceAppOptions): boolean {
  return hasEvents;
}

async function listen(app: NestFastifyApplication, port: number, host: string): Promise<string> {
  // Everything is set up before the first event is handled.
  await app.init();
  await app.startAllMicroservices();
  await app.listen(port, host);
  return app.getUrl();
}
