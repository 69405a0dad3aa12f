import { describe, expect, it } from '@jest/globals';
import { bookingChanged, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { problem } from '@chauffeur/contracts/http/problem';
import {
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
  type EmailDeliveryResponse,
  type EmailOutcome,
} from '@chauffeur/contracts/notifications/email-delivery';
import { startMetrics } from '@chauffeur/service-kit';
import { DataSource } from 'typeorm';
import type { NotificationsEnvironment } from '../../environment.js';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';
import { PurgeExpiredDeliveries } from './purge-expired-deliveries.js';

describe('the delivery log for staff', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  /** A confirmation as the first email of the booking. */
  const confirmed = () => emailOf('confirmed');

  async function emailOf(status: 'confirmed' | 'cancelled'): Promise<EmailDeliveryResponse> {
    const { example } = bookingStatusChanged;
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
    const booking = { ...example.booking, status };
    await environment.publisher.publish(bookingStatusChanged, { ...example, booking });
    await environment.handled();
    return only();
  }

  async function list(query = '') {
    const response = await environment.call('GET', `/email-deliveries${query}`);
    return emailDeliveryPage.parse(await response.json());
  }

  async function only(): Promise<EmailDeliveryResponse> {
    const { items } = await list();
    const [delivery] = items;
    if (!delivery || items.length > 1) throw new Error(`${items.length} deliveries`);
    return delivery;
  }

  async function attempted(deliveryId: string, round: number, attempt: number, outcome: EmailOutcome) {
    const serverAnswer = `answer ${attempt}`;
    const attemptedAt = new Date();
    await environment.publisher.recordAttempt({
      deliveryId,
      round,
      attempt,
      outcome,
      serverAnswer,
      attemptedAt,
    });
  }

  async function resend({ id }: EmailDeliveryResponse, afterAttempt: number) {
    const response = await environment.call('POST', `/email-deliveries/${id}/resend`, { afterAttempt });
    return emailDeliveryResponse.parse(await response.json());
  }

  it('lists emails with subject and attempts, by booking and by state [B4.8, P4.21]', async () => {
    const { id } = await confirmed();
    const queueNow = async () =>
      emailQueueResponse.parse(await (await environment.call('GET', '/email-queue')).json());
    await attempted(id, 1, 1, 'willRetry');
    expect((await queueNow()).lastRefusal).toBe('answer 1');
    await attempted(id, 1, 2, 'failed');
    const page = await list(`?bookingId=${bookingExample.id}&state=failed`);
    expect(page).toMatchObject({ total: 1, page: 1 });
    expect(page.items[0]).toMatchObject({
      templateName: 'booking_confirmation',
      fullName: 'booking_confirmation',
      to: 'emily.carter@example.com',
      subject: expect.stringContaining(bookingExample.referenceNumber),
      state: 'failed',
      referenceNumber: bookingExample.referenceNumber,
      attempts: [
        { attempt: 1, outcome: 'willRetry', serverAnswer: 'answer 1' },
        { attempt: 2, outcome: 'failed', serverAnswer: 'answer 2' },
      ],
    });
    expect(await list('?state=sent')).toMatchObject({ total: 0, items: [] });
    expect(await queueNow()).toMatchObject({
      isReachable: true,
      jobs: { waiting: 1, active: 0, delayed: 0 },
      deliveries: { failed: 1, sent: 0 },
      oldestUnsentSince: null,
      lastRefusal: null,
    });
  });

  it('reports how many emails are in which state, and how long the oldest has waited', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    const readMetrics = async () => (await fetch(metrics.address)).text();
    const age = (text: string) =>
      Number(/^email_oldest_unsent_seconds\{service="notifications"\} (\S+)$/m.exec(text)?.[1]);
    const delivery = await confirmed();
    await environment.letTimePass();
    expect(age(await readMetrics())).toBeGreaterThan(119);
    await attempted(delivery.id, 1, 1, 'failed');
    const given = await readMetrics();
    expect(given).toContain('email_deliveries{state="failed",service="notifications"} 1\n');
    expect(given).toContain('email_deliveries{state="queued",service="notifications"} 0\n');
    expect(age(given)).toBe(0);
    // A resent email counts from the time of resending.
    await resend(delivery, 1);
    expect(age(await readMetrics())).toBeLessThan(60);
    const queue = emailQueueResponse.parse(await (await environment.call('GET', '/email-queue')).json());
    expect(Date.now() - Date.parse(queue.oldestUnsentSince ?? '')).toBeLessThan(60_000);
    await metrics.close();
  });

  it('sends a failed email again, once however often the button is pressed', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'failed');
    const responses = await Promise.all([resend(delivery, 1), resend(delivery, 1), resend(delivery, 1)]);
    expect(responses.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    await environment.collector.start();
    await eventually(() =>
      expect(new Set(environment.collector.emails.map(({ round }) => round))).toEqual(new Set([1, 2])),
    );

    await attempted(delivery.id, 2, 2, 'sent');
    // From a screen that still shows one attempt.
    expect(await resend(delivery, 1)).toMatchObject({ state: 'sent' });
    expect(await resend(delivery, 2)).toMatchObject({ state: 'queued' });
    await eventually(() => expect(environment.collector.emails).toHaveLength(3));
  });

  it('is not changed by a late attempt of an earlier round', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'sent');
    await resend(delivery, 1);
    await attempted(delivery.id, 1, 1, 'sent');
    expect(await only()).toMatchObject({ state: 'queued' });
    await attempted(delivery.id, 2, 2, 'willRetry');
    expect(await only()).toMatchObject({ state: 'willRetry' });
  });

  it('resends an email with the present template', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'failed');
    await environment.client.query(
      `UPDATE email_templates SET subject_template = 'Corrected' WHERE language = 'en'`,
    );
    expect(await resend(delivery, 1)).toMatchObject({ subject: 'Corrected' });
  });

  /** Corrects the customer's address, language and time of the cancelled booking, which now has this status. */
  async function correct(status: 'confirmed' | 'cancelled') {
    const customer = { customerEmail: 'corrected@example.com', language: 'ru' } as const;
    const booking = { ...bookingExample, ...customer, status, version: 9, bookingTime: '16:00' };
    const { example } = bookingChanged;
    const changed = { ...example, driver: null, booking, changes: [], tellCustomer: false };
    await environment.publisher.publish(bookingChanged, changed);
    await environment.handled();
  }

  const sentContent = async () =>
    (
      await environment.client.query(
        `SELECT language, job->>'language' AS sent, job->'variables'->>'booking_time' AS time FROM email_deliveries`,
      )
    ).rows;

  // An unsent email about the present status was already updated by the change: it is only attempted at once.
  it.each([
    ['failed', 'queued'],
    ['willRetry', 'willRetry'],
  ] as const)(
    'resends an email to the present address, in the present language and with the present time of the ride (%s)',
    async (outcome, state) => {
      const delivery = await emailOf('cancelled');
      await attempted(delivery.id, 1, 1, outcome);
      await correct('cancelled');
      expect(await resend(delivery, 1)).toMatchObject({ to: 'corrected@example.com', state });
      expect(await sentContent()).toEqual([{ language: 'ru', sent: 'ru', time: '16:00' }]);
    },
  );

  it('resends an unsent email about an earlier status to the present address, in a new round', async () => {
    const delivery = await emailOf('cancelled');
    await attempted(delivery.id, 1, 1, 'willRetry');
    await correct('confirmed');
    expect(await resend(delivery, 1)).toMatchObject({ to: 'corrected@example.com', state: 'queued' });
  });

  it('sends a template for a booking by hand, once a key', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
    const send = (templateName: string, idempotencyKey: string | null = null) =>
      environment.call('POST', '/booking-emails', {
        idempotencyKey,
        request: { templateName },
        booking: bookingExample,
      });
    const custom = {
      templateName: 'flight_delayed',
      description: 'Flight delayed',
      subjectTemplate: 'Flight {{flight_number}}',
      htmlTemplate: '<p>{{customer_name}}</p>',
    };
    await environment.call('POST', '/email-templates', custom);
    const responses = await Promise.all([send('flight_delayed', 'key'), send('flight_delayed', 'key')]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    await send('booking_confirmation_ru');
    await send('admin_notification');
    await eventually(() =>
      expect(environment.collector.summary()).toEqual([
        'admin_notification en staff@example.com',
        'booking_confirmation ru emily.carter@example.com',
        'flight_delayed en emily.carter@example.com',
      ]),
    );
    expect((await list(`?bookingId=${bookingExample.id}`)).total).toBe(3);
  });

  it('rejects a manual email of a template that is missing, inactive or without booking variables, or to nobody [I-44]', async () => {
    await environment.start();
    await environment.client.query(
      `UPDATE email_templates SET is_active = false WHERE template_name = 'booking_completed'`,
    );
    const codes = [];
    const notByHand = [
      'contact_message_received',
      'booking_changed',
      'booking_changed_notification',
      'driver_job',
    ];
    for (const templateName of ['nothing', 'booking_completed', ...notByHand]) {
      const body = { idempotencyKey: null, request: { templateName }, booking: bookingExample };
      const error = problem.parse(await (await environment.call('POST', '/booking-emails', body)).json());
      codes.push(error.errors?.[0]?.code ?? error.code);
    }
    const toNobody = await environment.call('POST', '/booking-emails', {
      idempotencyKey: null,
      request: { templateName: 'booking_confirmation' },
      booking: { ...bookingExample, customerEmail: '' },
    });
    const ofNoDriver = await environment.call('POST', '/booking-emails', {
      idempotencyKey: null,
      request: { templateName: 'driver_assigned' },
      booking: bookingExample,
    });
    expect([ofNoDriver.status, problem.parse(await ofNoDriver.json()).code]).toEqual([
      409,
      'booking.noDriver',
    ]);
    expect([toNobody.status, problem.parse(await toNobody.json()).code]).toEqual([409, 'booking.noEmail']);
    expect(codes).toEqual([
      'emailTemplate.notFound',
      'emailTemplate.inactive',
      ...notByHand.map(() => 'templateName.notForBookings'),
    ]);
  });

  it('purges deliveries that ended long ago or never had a recipient, and none that is unsent', async () => {
    const { id } = await confirmed();
    const settings = { EMAIL_LOG_DAYS: 100 } as NotificationsEnvironment;
    const dataSource = new DataSource({ type: 'postgres', url: environment.databaseUrl });
    await dataSource.initialize();
    try {
      const age = `UPDATE email_deliveries SET updated_at = now() - interval '101 days'`;
      await environment.client.query(age);
      await new PurgeExpiredDeliveries(settings, dataSource).run();
      expect((await list()).total).toBe(1);
      await attempted(id, 1, 1, 'sent');
      await environment.client.query(age);
      await new PurgeExpiredDeliveries(settings, dataSource).run();
      expect((await list()).total).toBe(0);
      await environment.client.query(
        `INSERT INTO email_deliveries (id, template_name, language, recipient_role, content, status, correlation_id,
           next_check_at, created_at)
         VALUES ($1, 'contact_message_notification', 'en', 'company', '{"kind": "booking"}', 'waiting', 'request', now(),
           now() - interval '101 days')`,
        [id],
      );
      await new PurgeExpiredDeliveries(settings, dataSource).run();
      expect((await list()).total).toBe(0);
      const storedTemplates = async () =>
        (await environment.client.query('SELECT FROM stored_templates')).rowCount;
      expect(await storedTemplates()).toBe(1);
      await environment.client.query(`UPDATE stored_templates SET used_at = now() - interval '131 days'`);
      await new PurgeExpiredDeliveries(settings, dataSource).run();
      expect(await storedTemplates()).toBe(0);
    } finally {
      await dataSource.destroy();
    }
  });
});
