import { bookingCreated, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { internalTokenHeader } from '@chauffeur/contracts/http/headers';
import { emailQueueResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { type ServiceApp } from '@chauffeur/service-kit';
import { jobQueueBackend } from '@chauffeur/service-kit/job-queue';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from '../app.js';
import { TestPublisher } from './test-publisher.js';
import { eventually } from './eventually.js';
import { JobCollector } from './job-collector.js';
import { QueueFailures } from './queue-failures.js';

/** A Redis database for these specs alone. */
export const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? ''), {
  pathname: '/11',
}).toString();
export const internalToken = 'a-token-of-the-test';

export interface DeliveryRow {
  id: string;
  template_name: string;
  recipient: string | null;
  status: string;
  attempts: number;
  last_answer: string | null;
  correlation_id: string;
  not_before: Date | null;
  created_at: Date;
}

/** The system under test and what surrounds it. */
export class NotificationsTestEnvironment {
  readonly client: Client;
  readonly publisher: TestPublisher;
  readonly collector: JobCollector;
  private app: ServiceApp | undefined;
  address = '';

  readonly queue: QueueFailures;
  /** The service's environment. */
  readonly variables: Record<string, string>;

  private constructor(
    private readonly database: TestDatabase,
    store: Record<string, string>,
  ) {
    this.variables = {
      ...store,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      INTERNAL_TOKEN: internalToken,
      DATABASE_URL: database.url,
      EVENT_TRANSPORT: 'in-process',
      ADMIN_EMAIL: 'staff@example.com',
      EMAIL_SWEEP_SECONDS: '0.2',
      STATUS_MAIL_DELAY_SECONDS: '0',
    };
    this.client = new Client({ connectionString: database.url });
    this.publisher = new TestPublisher(database.url);
    this.collector = new JobCollector(jobQueueBackend(store), this.client);
    this.queue = new QueueFailures(store['REDIS_URL'] ?? this.client);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Creates a database unless one is given. */
  static async open(
    kind: 'redis' | 'postgresql',
    { redis = redisUrl, database: given }: { redis?: string; database?: TestDatabase } = {},
  ): Promise<NotificationsTestEnvironment> {
    const database = given ?? (await createTestDatabase());
    const store: Record<string, string> =
      kind === 'redis' ? { REDIS_URL: redis } : { JOBS_DATABASE_URL: database.url };
    const environment = new NotificationsTestEnvironment(database, store);
    await environment.client.connect();
    await environment.publisher.open();
    return environment;
  }

  async start(changes: Record<string, string | undefined> = {}): Promise<void> {
    this.app = await createApp({ ...this.variables, ...changes }, { eventBus: busWithOthers() });
    this.address = await this.app.listen(0, '127.0.0.1');
    this.publisher.service = this.app.provider(DataSource);
  }

  async stop(): Promise<void> {
    this.publisher.service = undefined;
    await this.app?.close();
    this.app = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.app?.close();
    await this.collector.stop();
    await this.publisher.close();
    await this.client.end();
    await this.database.drop();
  }

  async deliveries(): Promise<DeliveryRow[]> {
    const { rows } = await this.client.query<DeliveryRow>(
      'SELECT * FROM email_deliveries ORDER BY template_name',
    );
    return rows;
  }

  async handled(): Promise<void> {
    await eventually(async () => {
      if (!(await this.publisher.allHandled())) throw new Error('an event is not handled yet');
    });
  }

  /** Number of jobs that no worker has taken. */
  async waitingJobs(): Promise<number> {
    return (await this.jobs())?.waiting ?? 0;
  }

  async jobs() {
    const response = await this.call('GET', '/email-queue');
    return emailQueueResponse.parse(await response.json()).jobs;
  }

  /** Makes every unsent email due, as if time had passed. */
  async letTimePass(): Promise<void> {
    await this.client.query(
      `UPDATE email_deliveries SET next_check_at = now(), created_at = created_at - interval '2 minutes'`,
    );
  }

  /** Makes every held email due in a second, as if the rest of its hold had passed. Jobs that are enqueued wait as before. */
  async endHolds(): Promise<void> {
    const due = new Date(Date.now() + 1_000);
    await this.client.query(
      `UPDATE email_deliveries
          SET not_before = $1, next_check_at = $1, job = jsonb_set(job, '{notBefore}', to_jsonb($2::text))
        WHERE not_before IS NOT NULL`,
      [due, due.toISOString()],
    );
  }

  /** Sends a request as the gateway does. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        [internalTokenHeader]: internalToken,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  sendMessage(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.call('POST', '/contact-messages', body, headers);
  }
}

/** Returns a bus on which every reaction of the other services is subscribed and succeeds. */
function busWithOthers(): InProcessEventBus {
  const bus = new InProcessEventBus();
  for (const event of [bookingCreated, bookingStatusChanged]) {
    for (const queue of (event.reactions ?? []).filter((name) => !name.startsWith('notifications.'))) {
      const attempt = () => Promise.resolve({ state: 'done' } as const);
      bus.consumers.add({ reaction: { queue, event, delivery: 'queue' }, attempt });
    }
  }
  return bus;
}
