import { randomUUID } from 'node:crypto';
import { emailJobId, emailQueueName, type EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { type ServiceApp } from '@chauffeur/service-kit';
import { jobQueueBackend, JobProducer } from '@chauffeur/service-kit/job-queue';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { database as schema } from '../database.js';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';
import { createWorkerApp } from '../worker-app.js';
import { eventually } from './eventually.js';
import { ScriptedMailServer } from './scripted-mail-server.js';

export interface AttemptRow {
  attempt: number;
  outcome: string;
  server_answer: string;
  attempted_at: Date;
}

/** Returns an email as it is stored in the delivery log. */
export function emailOf(changes: Partial<ComposedEmail> = {}): ComposedEmail {
  return {
    deliveryId: randomUUID(),
    round: 1,
    correlationId: 'request-1',
    templateName: 'booking_received',
    language: 'en',
    to: 'emily@example.com',
    replyTo: null,
    fromName: 'Company',
    subjectTemplate: 'Ride',
    htmlTemplate: '<p>Ride</p>',
    htmlTemplateId: null,
    variables: {},
    link: null,
    calendar: null,
    notBefore: null,
    notAfter: null,
    onlyWhile: null,
    ...changes,
  };
}

const { TEST_REDIS_URL = '' } = process.env;

/** A worker with a database, a job queue, and a mail server with scripted replies. */
export class WorkerTestEnvironment {
  readonly mailServer = new ScriptedMailServer();
  private app: ServiceApp | undefined;
  address = '';

  private constructor(
    readonly database: TestDatabase,
    readonly dataSource: DataSource,
    readonly producer: JobProducer<EmailJob>,
    /** The environment of a worker that the test itself starts. */
    readonly variables: Record<string, string>,
  ) {}

  /**
   * @param redisDatabase number of a Redis database for the spec alone; without it jobs are on PostgreSQL
   * @param given the database; a new one is created without it
   */
  static async open(redisDatabase?: number, given?: TestDatabase): Promise<WorkerTestEnvironment> {
    const database = given ?? (await createTestDatabase());
    const dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: [...schema.migrations],
    }).initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    const store: Record<string, string> =
      redisDatabase === undefined
        ? { JOBS_DATABASE_URL: database.url }
        : { REDIS_URL: await emptyRedis(redisDatabase) };
    const producer = await JobProducer.open<EmailJob>(jobQueueBackend(store), emailQueueName, {
      attempts: 1_000,
      backoff: { type: 'email' },
      removeOnComplete: true,
    });
    // A producer has 2 s to connect, which may not be enough on a busy machine.
    await eventually(async () => void (await producer.counts()));
    const environment = new WorkerTestEnvironment(database, dataSource, producer, {
      ...store,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      INTERNAL_TOKEN: 'a-token-of-the-test',
      LINK_SECRET: 'link-secret-of-the-test',
      PUBLIC_URL: 'https://rides.example.com',
      DATABASE_URL: database.url,
      MAIL_FROM: 'rides@example.com',
      EMAIL_FIRST_RETRY_SECONDS: '0.3',
      EMAIL_RATE_PER_SECOND: '1000',
    });
    await environment.mailServer.start();
    return environment;
  }

  async start(changes: Record<string, string> = {}): Promise<void> {
    this.app = await createWorkerApp({ ...this.variables, SMTP_URL: this.mailServer.url, ...changes });
    this.address = await this.app.listen(0, '127.0.0.1');
  }

  /** Stops the worker as SIGTERM does. */
  async stop(): Promise<void> {
    await this.app?.close();
    this.app = undefined;
  }

  async restart(changes: Record<string, string>): Promise<void> {
    await this.stop();
    await this.start(changes);
  }

  async close(): Promise<void> {
    await this.stop();
    await this.mailServer.stop();
    await this.producer.close();
    await this.dataSource.destroy();
    await this.database.drop();
  }

  /** Plans and enqueues an email as notifications does; a higher round means that staff resend it. */
  async send(email: ComposedEmail): Promise<void> {
    await this.plan(email);
    await this.enqueue(email);
  }

  /** @param version the booking's version from which the email was planned */
  async plan(
    email: ComposedEmail,
    bookingId = email.onlyWhile?.bookingId ?? null,
    version?: number,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO email_deliveries (id, round, template_name, language, recipient_role, content, job, recipient,
         status, booking_id, correlation_id, next_check_at)
       VALUES ($1, $2, $3, $4, $10, $9, $5, $8, 'queued', $6, $7, now())
       ON CONFLICT (id) DO UPDATE SET round = excluded.round, job = excluded.job, status = 'queued', sent_at = NULL`,
      [
        email.deliveryId,
        email.round,
        email.templateName,
        email.language,
        JSON.stringify(email),
        bookingId,
        email.correlationId,
        email.to,
        JSON.stringify({ kind: 'booking', booking: { version } }),
        email.templateName === 'driver_job' ? 'driver' : 'customer',
      ],
    );
  }

  /**
   * Enqueues only the job, as the queue may deliver it twice. A producer has 5 s for it, which a busy machine may
   * exceed.
   */
  async enqueue({ templateName, deliveryId, round }: ComposedEmail): Promise<void> {
    const id = emailJobId({ deliveryId, round });
    await eventually(() => this.producer.add(templateName, id, { deliveryId, round }));
  }

  async attemptsOf({ deliveryId }: Pick<ComposedEmail, 'deliveryId'>): Promise<AttemptRow[]> {
    return this.dataSource.query('SELECT * FROM delivery_attempts WHERE delivery_id = $1 ORDER BY attempt', [
      deliveryId,
    ]);
  }

  /** Returns the state of the delivery, as staff see it. */
  async statusOf({ deliveryId }: Pick<ComposedEmail, 'deliveryId'>): Promise<string | undefined> {
    const [row]: { status: string }[] = await this.dataSource.query(
      'SELECT status FROM email_deliveries WHERE id = $1',
      [deliveryId],
    );
    return row?.status;
  }

  /** Returns the outcomes of the email's attempts, as soon as there are so many. */
  async outcomesOf(email: ComposedEmail, count = 1): Promise<string[]> {
    let outcomes: string[] = [];
    await eventually(async () => {
      outcomes = (await this.attemptsOf(email)).map(({ outcome }) => outcome);
      if (outcomes.length < count) throw new Error(`${outcomes.length} attempts instead of ${count}`);
    }, 60_000);
    return outcomes;
  }
}

async function emptyRedis(number: number): Promise<string> {
  const { href } = Object.assign(new URL(TEST_REDIS_URL), { pathname: `/${number}` });
  const redis = new Redis(href);
  await redis.flushdb();
  await redis.quit();
  return href;
}
