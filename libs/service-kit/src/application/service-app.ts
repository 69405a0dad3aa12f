import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  connectEvents,
  DeadLetterService,
  MessagingDatabase,
  resendEvents,
  settlesWithin,
} from '@chauffeur/messaging';
import { runInService, startTracing } from '@chauffeur/tracing';
import {
  Logger,
  StandardSchemaValidationPipe,
  type DynamicModule,
  type LoggerService,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CodedError } from '../errors/coded-error.js';
import { fieldErrors } from '../errors/field-errors.js';
import { ProblemFilter } from '../errors/problem.filter.js';
import { unroutedRequestHandlers } from '../http/unrouted-request-handlers.js';
import { correlateRequests } from '../http/correlation.hook.js';
import { decodableUrl } from '../http/decodable-url.js';
import { InternalTokenGuard } from '../http/internal-token.guard.js';
import { ConnectionDraining } from '../http/connection-draining.js';
import { logRequests } from '../http/log-requests.js';
import { isFromTrustedProxy, traceRequests } from '../http/trace-requests.js';
import { measureRequests } from '../metrics/measure-requests.js';
import type { OperatedService } from '../operators/run-operator-command.js';
import { metricsModule } from '../metrics/metrics.module.js';
import { serviceRegistry } from '../metrics/start-metrics.js';
import { useServiceLogger } from '../logging/service-logger.js';

export interface ServiceApp extends OperatedService {
  /** Starts events, then HTTP; resolves with the address: `http://127.0.0.1:4001`. Port 0 takes any free port. */
  listen(port: number, host: string): Promise<string>;
  /** Drains connections: responds, but closes each connection with its next response and reports unready. Precedes `close`. */
  drain(): void;
  /** Finishes what is in flight, then closes HTTP, events and database. Waits up to 3 s for a start first. */
  close(): Promise<void>;
}

export interface ServiceAppOptions {
  readonly name: string;
  readonly module: DynamicModule | Type;
  /** INTERNAL_TOKEN may be absent if the controllers only serve health checks, as in the web server. */
  readonly environment: { readonly LOG_LEVEL: string; readonly INTERNAL_TOKEN?: string };
  /** Whether calls need no internal token. True for the gateway only. */
  readonly isPublic?: boolean;
  /** False for a service that neither publishes nor consumes events; default true. */
  readonly hasEvents?: boolean;
  /** Max bytes of a body; default 256 KiB. */
  readonly bodyLimit?: number;
  /** Milliseconds in which a request must have arrived completely; default 30 s. */
  readonly requestTimeout?: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: string[] | false;
  /** Whether a public service continues the trace of a trusted proxy; default false. */
  readonly continuesTracesOfProxies?: boolean;
  /** Creates the HTTP server, if Fastify's own does not suffice. */
  readonly createServer?: (handle: (request: IncomingMessage, response: ServerResponse) => void) => Server;
  /** Headers of every response, including those to requests that were never routed. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Adds plugins and documents that need the application itself. */
  readonly configure?: (app: NestFastifyApplication) => Promise<void>;
}

const defaultBodyLimit = 256 * 1024;
const defaultRequestTimeout = 30_000;
/**
 * Max connections waiting to be accepted; the system has a limit too. With Node's 511, peaks drop some without a response, and
 * their clients retry after one, three and seven seconds.
 */
const backlog = 4_096;
/** Milliseconds that `close` waits for a start, which may wait for a server that never responds. */
const startTimeoutMs = 3_000;

/** Creates a NestJS application with what all services share: logs, traces, correlation, validation, problems, events. */
export async function createServiceApp(options: ServiceAppOptions): Promise<ServiceApp> {
  const logger = useServiceLogger(options.name, options.environment.LOG_LEVEL);
  const { hasEvents = true } = options;
  const tracing = await startTracing(options.name, (reason) =>
    new Logger('Tracing').warn(`spans are lost: ${reason}`),
  );
  try {
    const { app, draining } = await runInService(options.name, () =>
      createNestApp({ ...options, hasEvents }, logger),
    );
    let listening: Promise<unknown> = Promise.resolve();
    return {
      listen: (port, host) => {
        const address = runInService(options.name, () => listen(app, port, host));
        listening = address;
        return address;
      },
      deadLetters: () => (hasEvents ? app.get(DeadLetterService) : undefined),
      resendEvents: (queue, since) =>
        resendEvents(app.get(MessagingDatabase, { strict: false }).source, queue, since),
      provider: (type) => app.get(type, { strict: false }),
      drain: () => draining.begin(),
      async close() {
        // Work begins before the service listens, and an accepted email must still be recorded.
        await settlesWithin(startTimeoutMs, listening);
        await app.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await tracing?.stop();
    throw error;
  }
}

async function createNestApp(
  options: ServiceAppOptions,
  logger: LoggerService,
): Promise<{ app: NestFastifyApplication; draining: ConnectionDraining }> {
  const responseHeaders = options.responseHeaders ?? {};
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: options.bodyLimit ?? defaultBodyLimit,
    trustProxy: options.trustedProxies ?? false,
    requestTimeout: options.requestTimeout ?? defaultRequestTimeout,
    // Serves requests that still arrive on open connections while the server closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    ...(options.createServer ? { serverFactory: options.createServer } : {}),
    ...unroutedRequestHandlers(responseHeaders),
  });
  const registry = serviceRegistry(options.name);
  const root = { module: class ServiceModule {}, imports: [metricsModule(registry), options.module] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger,
    abortOnError: false,
    // Nest's parser also accepts forms, which pages of any other site can send.
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  // Accepts only JSON: like forms, text/plain needs no CORS preflight, so that any other site could send it.
  fastify.removeContentTypeParser('text/plain');
  const draining = new ConnectionDraining(fastify);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(responseHeaders);
    done();
  });
  correlateRequests(fastify);
  traceRequests(fastify, options.name, {
    continues: options.isPublic
      ? (request) => options.continuesTracesOfProxies === true && isFromTrustedProxy(request)
      : () => true,
  });
  logRequests(fastify);
  measureRequests(fastify, registry);
  // Parses `@Body({ schema })`, `@Query({ schema })` and `@Param(name, { schema })`; unknown fields are dropped.
  app.useGlobalPipes(
    new StandardSchemaValidationPipe({
      exceptionFactory: (issues) => new CodedError('request.invalid', fieldErrors(issues)),
    }),
  );
  app.useGlobalFilters(new ProblemFilter());
  if (!options.isPublic) app.useGlobalGuards(new InternalTokenGuard(options.environment.INTERNAL_TOKEN));
  await options.configure?.(app);
  if (options.hasEvents) connectEvents(app);
  return { app, draining };
}

async function listen(app: NestFastifyApplication, port: number, host: string): Promise<string> {
  // Initialises everything before the first event is handled.
  await app.init();
  await app.startAllMicroservices();
  await app.listen({ port, host, backlog });
  return app.getUrl();
}
