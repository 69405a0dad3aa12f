import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingCreated,
  bookingExample,
  bookingStatusChanged,
  contactMessageReceived,
  contactSettingsChanged,
  emailAttempted,
  type BookingStatus,
} from '@chauffeur/contracts';
import { startRedis } from '@chauffeur/private-servers';
import { eventually } from '../testing/eventually.js';
import { Stage } from '../testing/stage.js';

const settingsTold = contactSettingsChanged.example;

describe.each(['redis', 'postgresql'] as const)('mails with jobs on %s', (kind) => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.open(kind);
    if (kind === 'redis') await stage.queue.loseAll();
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

  it('fills a queue anew as soon as it has lost everything, with mails between two attempts as well', async () => {
    await stage.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    const [delivery] = await stage.deliveries();
    await stage.teller.tell(emailAttempted, {
      ...emailAttempted.example,
      deliveryId: delivery?.id ?? '',
      outcome: 'willRetry',
    });
    await stage.handled();
    expect((await stage.deliveries()).map(({ status }) => status)).toEqual(['willRetry', 'queued']);

    await eventually(async () => expect(await stage.waitingJobs()).toBe(2));
    for (const _time of ['first', 'second']) {
      await stage.queue.loseAll();
      await eventually(async () => expect(await stage.waitingJobs()).toBe(2));
    }
  });

  it('brings back a single job that the queue has lost', async () => {
    await stage.start();
    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await eventually(async () => expect(await stage.waitingJobs()).toBe(2));
    const [delivery] = await stage.deliveries();
    await stage.queue.lose(delivery?.id ?? '');
    expect(await stage.waitingJobs()).toBe(1);
    await stage.letTimePass();
    await eventually(async () => expect(await stage.waitingJobs()).toBe(2));
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
