import { randomUUID } from 'node:crypto';
import { emailJobId, emailQueueName, type EmailJob, type EventDefinition } from '@chauffeur/contracts';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { jobQueueBackend, JobProducer, type ServiceApp } from '@chauffeur/service-kit';
import { Client } from 'pg';
import { createApp } from '../app.js';
import { eventually } from './eventually.js';
import { ScriptedMailServer } from './scripted-mail-server.js';

export interface AttemptRow {
  attempt: number;
  outcome: string;
  server_answer: string;
  attempted_at: Date;
}

/** A mail as notifications would hand it over. */
export function emailOf(changes: Partial<EmailJob> = {}): EmailJob {
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
    variables: {},
    calendar: null,
    onlyWhile: null,
    ...changes,
  };
}

/** A worker with jobs on PostgreSQL, and a mail server that does what a test tells it. */
export class WorkerStage {
  readonly mailServer = new ScriptedMailServer();
  readonly bus = new InProcessEventBus();
  private app: ServiceApp | undefined;

  private constructor(
    readonly database: TestDatabase,
    readonly client: Client,
    readonly producer: JobProducer<EmailJob>,
  ) {}

  static async open(): Promise<WorkerStage> {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const backend = jobQueueBackend({ JOBS_DATABASE_URL: database.url });
    const producer = await JobProducer.open<EmailJob>(backend, emailQueueName, {
      attempts: 1_000,
      backoff: { type: 'email' },
      removeOnComplete: true,
    });
    const stage = new WorkerStage(database, client, producer);
    await stage.mailServer.start();
    return stage;
  }

  async start(changes: Record<string, string> = {}): Promise<void> {
    const variables = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      INTERNAL_TOKEN: 'a-token-of-the-test',
      DATABASE_URL: this.database.url,
      JOBS_DATABASE_URL: this.database.url,
      EVENT_TRANSPORT: 'in-process',
      MAIL_FROM: 'rides@example.com',
      SMTP_URL: this.mailServer.url,
      EMAIL_FIRST_RETRY_SECONDS: '0.3',
      EMAIL_RATE_PER_SECOND: '1000',
      ...changes,
    };
    this.app = await createApp(variables, { eventBus: this.bus });
    await this.app.listen(0, '127.0.0.1');
  }

  async restart(changes: Record<string, string>): Promise<void> {
    await this.app?.close();
    await this.start(changes);
  }

  async close(): Promise<void> {
    await this.app?.close();
    await this.mailServer.stop();
    await this.producer.close();
    await this.client.end();
    await this.database.drop();
  }

  send(email: EmailJob): Promise<void> {
    return this.producer.add(email.templateName, emailJobId(email), email);
  }

  async attemptsOf({ deliveryId }: EmailJob): Promise<AttemptRow[]> {
    const { rows } = await this.client.query<AttemptRow>(
      'SELECT * FROM email_attempts WHERE delivery_id = $1 ORDER BY attempt',
      [deliveryId],
    );
    return rows;
  }

  /** Outcomes of the mail's attempts, as soon as there are so many. */
  async outcomesOf(email: EmailJob, count = 1): Promise<string[]> {
    let outcomes: string[] = [];
    await eventually(async () => {
      outcomes = (await this.attemptsOf(email)).map(({ outcome }) => outcome);
      if (outcomes.length < count) throw new Error(`${outcomes.length} attempts instead of ${count}`);
    }, 60_000);
    return outcomes;
  }

  /** Hands an event to the worker as the bus does. */
  async tell<Data>(event: EventDefinition<Data>, data: Data): Promise<void> {
    const envelope = {
      id: randomUUID(),
      routingKey: event.routingKey,
      occurredAt: new Date().toISOString(),
      correlationId: 'request-1',
      data,
    };
    const outcome = await this.bus.publish({
      id: envelope.id,
      routingKey: event.routingKey,
      content: Buffer.from(JSON.stringify(envelope)),
      reactions: (event.reactions ?? []).filter((queue) => queue.startsWith('email-worker.')),
      progress: {},
    });
    if (outcome.state !== 'sent') throw new Error(`the event is ${outcome.state}`);
  }
}
