import { internalTokenHeader } from '@chauffeur/contracts/http/headers';
import { problem } from '@chauffeur/contracts/http/problem';
import { InProcessEventBus } from '@chauffeur/messaging';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { ServiceAdapters } from '../application/events.module.js';
import type { ServiceApp } from '../application/service-app.js';

const token = 'internal-token-of-this-spec';

type Headers = Record<string, string>;

type CreateApp = (variables: Record<string, string>, adapters: ServiceAdapters) => Promise<ServiceApp>;

interface Database {
  readonly url: string;
  /** Called when the service stops; absent if the database outlives it. */
  readonly drop?: () => Promise<void>;
}

interface TestServiceOptions {
  /** Variables besides those that every service needs. */
  readonly variables?: Record<string, string>;
  /** Headers of every request besides the internal token. */
  readonly headers?: Headers;
}

/** What a service responded to a call. */
export interface ServiceCallResult {
  readonly status: number;
  /** JSON, else the text, which is empty without a body. */
  readonly body: unknown;
  /** The code of a problem. */
  readonly code: string | undefined;
}

/** A service with a database, called over HTTP as the gateway calls it, with events in the process. */
export interface TestService {
  readonly address: string;
  readonly databaseUrl: string;
  /** The service's environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Direct access to the database. */
  readonly client: Client;
  /** The service's own: its commits wake the relay, which otherwise looks for events once a second. */
  readonly dataSource: DataSource;
  readonly provider: ServiceApp['provider'];
  request(method: string, path: string, body?: unknown, headers?: Headers): Promise<Response>;
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<ServiceCallResult>;
  stop(): Promise<void>;
}

/** Starts a service for integration specs. */
export async function startTestService(
  createApp: CreateApp,
  database: Database,
  { variables: own = {}, headers: usual = {} }: TestServiceOptions = {},
): Promise<TestService> {
  const variables = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LOG_LEVEL: 'silent',
    ...own,
  };
  // What was started is stopped in reverse order, also after a failure.
  await using started = new AsyncDisposableStack();
  started.defer(() => database.drop?.());
  const app = await createApp(variables, { eventBus: new InProcessEventBus() });
  started.defer(() => app.close());
  const address = await app.listen(0, '127.0.0.1');
  const client = new Client({ connectionString: database.url });
  started.defer(() => client.end());
  await client.connect();

  const request: TestService['request'] = (method, path, body, headers = {}) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        [internalTokenHeader]: token,
        ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
        ...usual,
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });

  const running = started.move();
  return {
    address,
    databaseUrl: database.url,
    variables,
    client,
    dataSource: app.provider(DataSource),
    provider: (type) => app.provider(type),
    request,
    async call(method, path, body, headers) {
      const response = await request(method, path, body, headers);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const parsed: unknown = isJson ? JSON.parse(text) : text;
      return { status: response.status, body: parsed, code: problem.safeParse(parsed).data?.code };
    },
    stop: () => running.disposeAsync(),
  };
}

const contentTypeOf = (body: unknown): string =>
  body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
