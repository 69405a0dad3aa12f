import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingCreated,
  bookingExample,
  bookingStatusChanged,
  contactMessageReceived,
  contactSettingsChanged,
  emailAttempted,
  idempotencyKeyHeader,
  internalTokenHeader,
  type BookingStatus,
  type ContactMessageResponse,
} from '@chauffeur/contracts';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, startRedis, type TestDatabase } from '@chauffeur/private-servers';
import { jobQueueBackend, type ServiceApp } from '@chauffeur/service-kit';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { createApp } from './app.js';
import { EventTeller } from './testing/event-teller.js';
import { eventually } from './testing/eventually.js';
import { JobCollector } from './testing/job-collector.js';

/** A Redis database of this spec's own. */
const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? ''), { pathname: '/11' }).toString();
const internalToken = 'a-token-of-the-test';
const settingsTold = contactSettingsChanged.example;

interface DeliveryRow {
  id: string;
  template_name: string;
  recipient: string | null;
  status: string;
  attempts: number;
  last_answer: string | null;
  correlation_id: string;
}

/** The system under test and what surrounds it. */
class Stage {
  readonly client: Client;
  readonly teller: EventTeller;
  readonly collector: JobCollector;
  private app: ServiceApp | undefined;
  address = '';

  private constructor(
    private readonly database: TestDatabase,
    private readonly store: Record<string, string>,
  ) {
    this.client = new Client({ connectionString: database.url });
    this.teller = new EventTeller(database.url);
    this.collector = new JobCollector(jobQueueBackend(store));
  }

  static async open(kind: 'redis' | 'postgresql', redis = redisUrl): Promise<Stage> {
    const database = await createTestDatabase();
    const store: Record<string, string> =
      kind === 'redis' ? { REDIS_URL: redis } : { JOBS_DATABASE_URL: database.url };
    const stage = new Stage(database, store);
    await stage.client.connect();
    await stage.teller.open();
    return stage;
  }

  async start(changes: Record<string, string | undefined> = {}): Promise<void> {
    this.app = await createApp(
      {
        ...this.store,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        INTERNAL_TOKEN: internalToken,
        DATABASE_URL: this.database.url,
        EVENT_TRANSPORT: 'in-process',
        ADMIN_EMAIL: 'staff@example.com',
        EMAIL_SWEEP_SECONDS: '0.2',
        ...changes,
      },
      { eventBus: new InProcessEventBus() },
    );
    this.address = await this.app.listen(0, '127.0.0.1');
  }

  async restart(): Promise<void> {
    await this.app?.close();
    await this.start();
  }

  async close(): Promise<void> {
    await this.app?.close();
    await this.collector.stop();
    await this.teller.close();
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
      if (!(await this.teller.allHandled())) throw new Error('an event is not handled yet');
    });
  }

  /** As if time had passed: every unsent mail is due to be looked at. */
  async letTimePass(): Promise<void> {
    await this.client.query(
      `UPDATE email_deliveries SET next_check_at = now(), created_at = created_at - interval '2 minutes'`,
    );
  }

  sendMessage(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.address}/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [internalTokenHeader]: internalToken, ...headers },
      body: JSON.stringify(body),
    });
  }
}

async function emptyRedis(): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  await redis.quit();
}

beforeAll(emptyRedis);

describe.each(['redis', 'postgresql'] as const)('notifications with jobs on %s', (kind) => {
  let stage: Stage;

  beforeEach(async () => {
    if (kind === 'redis') await emptyRedis();
    stage = await Stage.open(kind);
  });

  afterEach(() => stage.close());

  it('writes to the customer in the language of the booking and to staff in that of the company', async () => {
    await stage.start();
    await stage.collector.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingCreated, { booking: { ...bookingExample, language: 'ru' } });

    await eventually(() =>
      expect(stage.collector.summary()).toEqual([
        'admin_notification en staff@example.com',
        'booking_received ru emily.carter@example.com',
      ]),
    );
    const [mail] = stage.collector.jobs.filter(({ templateName }) => templateName === 'booking_received');
    expect(mail).toMatchObject({
      correlationId: 'request-1',
      fromName: 'Example Chauffeurs',
      replyTo: 'info@example.com',
      variables: {
        reference_number: bookingExample.referenceNumber,
        booking_date: 'суббота, 5 декабря 2026 г.',
      },
    });
    const [notice] = stage.collector.jobs.filter(({ templateName }) => templateName === 'admin_notification');
    expect(notice).toMatchObject({ replyTo: 'emily.carter@example.com' });
    expect(await stage.deliveries()).toMatchObject([
      { template_name: 'admin_notification', recipient: 'staff@example.com', correlation_id: 'request-1' },
      { template_name: 'booking_received', recipient: 'emily.carter@example.com', status: 'queued' },
    ]);
  });

  it('adds nothing when an event comes again, remembered or forgotten', async () => {
    await stage.start();
    await stage.collector.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await eventually(() => expect(stage.collector.jobs).toHaveLength(2));

    await stage.teller.tellAgain(bookingCreated);
    await stage.handled();
    await stage.teller.tellAgain(bookingCreated, { forgetting: true });
    await stage.handled();
    await stage.teller.tell(bookingStatusChanged, bookingStatusChanged.example);
    await eventually(() => expect(stage.collector.jobs).toHaveLength(3));

    expect(stage.collector.summary()).toEqual([
      'admin_notification en staff@example.com',
      'booking_confirmation en emily.carter@example.com',
      'booking_received en emily.carter@example.com',
    ]);
    expect(await stage.deliveries()).toHaveLength(3);
  });

  it('sends the mail of each status, and none for pending or for a booking entered by hand', async () => {
    await stage.start();
    await stage.collector.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    const statuses: BookingStatus[] = ['confirmed', 'pending', 'completed', 'cancelled'];
    for (const status of statuses) {
      await stage.teller.tell(bookingStatusChanged, {
        ...bookingStatusChanged.example,
        booking: { ...bookingExample, status },
      });
    }
    await stage.teller.tell(bookingCreated, { booking: { ...bookingExample, isManual: true } });
    await stage.handled();

    await eventually(() => expect(stage.collector.jobs).toHaveLength(3));
    expect(stage.collector.jobs.map(({ templateName }) => templateName).toSorted()).toEqual([
      'booking_completed',
      'booking_confirmation',
      'booking_status_update',
    ]);
    expect(await stage.deliveries()).toHaveLength(3);
  });

  it('lets mails wait for the first contact settings, then sends them with the company in it', async () => {
    await stage.start({ ADMIN_EMAIL: undefined });
    await stage.collector.start();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    expect((await stage.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'waiting']);

    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await eventually(() =>
      expect(stage.collector.summary()).toEqual([
        'admin_notification en info@example.com',
        'booking_received en emily.carter@example.com',
      ]),
    );
    expect(stage.collector.jobs.map(({ fromName }) => fromName)).toEqual([
      'Example Chauffeurs',
      'Example Chauffeurs',
    ]);
  });

  it('writes to the customer without the company when no settings come, and keeps the notice for staff', async () => {
    await stage.start({ ADMIN_EMAIL: undefined });
    await stage.collector.start();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    await stage.letTimePass();

    await eventually(() => expect(stage.collector.jobs).toHaveLength(1));
    expect(stage.collector.jobs[0]).toMatchObject({
      templateName: 'booking_received',
      fromName: 'Private driver service, Baku',
    });
    expect((await stage.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'queued']);
  });

  it('ignores settings that are older than those it knows', async () => {
    await stage.start();
    await stage.collector.start();
    const { settings } = settingsTold;
    if (!settings) throw new Error('the example has settings');
    await stage.teller.tell(contactSettingsChanged, { settings, changedAt: '2026-11-21T10:00:00.000Z' });
    await stage.handled();
    await stage.teller.tell(contactSettingsChanged, {
      settings: { ...settings, companyName: 'An older name' },
      changedAt: '2026-11-21T09:00:00.000Z',
    });
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await eventually(() => expect(stage.collector.jobs).toHaveLength(2));
    expect(stage.collector.jobs[0]?.fromName).toBe('Example Chauffeurs');
  });

  it('fills a queue anew that has lost everything', async () => {
    await stage.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    if (kind === 'redis') await emptyRedis();
    else await stage.client.query('DELETE FROM bullmq.job');
    await stage.letTimePass();
    await stage.collector.start();

    await eventually(() => expect(stage.collector.jobs).toHaveLength(2));
  });

  it('keeps a log of attempts, in whatever order they are told', async () => {
    await stage.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingStatusChanged, bookingStatusChanged.example);
    await stage.handled();
    const [delivery] = await stage.deliveries();
    const told = { ...emailAttempted.example, deliveryId: delivery?.id ?? '' };
    await stage.teller.tell(emailAttempted, {
      ...told,
      attempt: 2,
      outcome: 'sent',
      serverAnswer: '250 taken',
    });
    await stage.handled();
    await stage.teller.tell(emailAttempted, {
      ...told,
      attempt: 1,
      outcome: 'willRetry',
      serverAnswer: '451 later',
    });
    await stage.handled();

    expect(await stage.deliveries()).toMatchObject([
      { status: 'sent', attempts: 2, last_answer: '250 taken' },
    ]);
    const { rows } = await stage.client.query(
      'SELECT attempt, outcome FROM delivery_attempts ORDER BY attempt',
    );
    expect(rows).toEqual([
      { attempt: 1, outcome: 'willRetry' },
      { attempt: 2, outcome: 'sent' },
    ]);
  });

  it('takes a message of the contact form once, tells the company and thanks the sender', async () => {
    await stage.start();
    await stage.collector.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    const body = { ...contactMessageReceived.example.message, language: 'ru', name: ' Анна ', phone: '' };
    const key = { [idempotencyKeyHeader]: 'key-1' };

    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.sendMessage(body, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const messages = (await Promise.all(answers.map((answer) => answer.json()))) as ContactMessageResponse[];
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(messages[0]).toMatchObject({ name: 'Анна', phone: null, subject: 'booking_inquiry' });

    const reused = await stage.sendMessage({ ...body, message: 'another' }, key);
    expect([reused.status, ((await reused.json()) as { code: string }).code]).toEqual([
      422,
      'idempotencyKey.reused',
    ]);

    await eventually(() =>
      expect(stage.collector.summary()).toEqual([
        'contact_message_notification en info@example.com',
        'contact_message_received ru emily.carter@example.com',
      ]),
    );
    expect(stage.collector.jobs.find(({ to }) => to === 'info@example.com')?.replyTo).toBe(
      'emily.carter@example.com',
    );
  });

  it('refuses a faulty message, and a caller that is not the gateway', async () => {
    await stage.start();
    const faulty = await stage.sendMessage({ name: '', email: 'nobody', message: 'x' });
    expect(faulty.status).toBe(400);
    expect(await faulty.json()).toMatchObject({
      code: 'request.invalid',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'email', code: 'email.invalid' })]),
    });
    const stranger = await stage.sendMessage(contactMessageReceived.example.message, {
      [internalTokenHeader]: 'x',
    });
    expect(stranger.status).toBe(401);
  });

  it('is ready, and offers its templates in both languages', async () => {
    await stage.start();
    await eventually(async () => expect((await fetch(`${stage.address}/health/ready`)).status).toBe(200));
    const { rows } = await stage.client.query<{ count: number }>('SELECT count(*)::int FROM email_templates');
    expect(rows[0]?.count).toBe(14);
  });

  it('leaves templates alone that staff have changed, and refreshes the others', async () => {
    await stage.start();
    await stage.client.query(
      `UPDATE email_templates SET subject_template = 'Ours', is_customised = (language = 'en')
       WHERE template_name = 'booking_received'`,
    );
    await stage.restart();
    const { rows } = await stage.client.query<{ subject_template: string }>(
      `SELECT subject_template FROM email_templates WHERE template_name = 'booking_received' ORDER BY language`,
    );
    expect(rows.map((row) => row.subject_template)).toEqual([
      'Ours',
      'Мы получили вашу заявку {{reference_number}}',
    ]);
  });
});

describe('notifications while Redis is away', () => {
  it('goes on accepting, and mails go out once Redis is back, empty', async () => {
    const redis = await startRedis();
    const stage = await Stage.open('redis', redis.url);
    try {
      await stage.start();
      await stage.teller.tell(contactSettingsChanged, settingsTold);
      await stage.handled();
      await redis.kill9();
      await stage.teller.tell(bookingCreated, bookingCreated.example);
      await stage.handled();
      const answer = await stage.sendMessage(contactMessageReceived.example.message);
      expect(answer.status).toBe(201);
      await stage.handled();
      expect((await stage.deliveries()).map(({ status }) => status)).toEqual([
        'queued',
        'queued',
        'queued',
        'queued',
      ]);

      await redis.restart();
      await stage.collector.start();
      await eventually(() => expect(new Set(stage.collector.summary()).size).toBe(4), 40_000);
    } finally {
      await stage.close();
      await redis.stop();
    }
  }, 120_000);
});
