import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingExample,
  bookingStatusChanged,
  contactSettingsChanged,
  emailAttempted,
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
  problem,
  type EmailDeliveryResponse,
  type EmailOutcome,
} from '@chauffeur/contracts';
import { startMetrics } from '@chauffeur/service-kit';
import { DataSource } from 'typeorm';
import type { NotificationsEnvironment } from '../environment.js';
import { eventually } from '../testing/eventually.js';
import { Stage } from '../testing/stage.js';
import { ForgetDeliveries } from './forget-deliveries.js';

describe('the delivery log for staff', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.open('postgresql');
  });

  afterEach(() => stage.close());

  /** A confirmation as the first mail of the booking. */
  async function confirmed(): Promise<EmailDeliveryResponse> {
    await stage.start();
    await stage.teller.tell(contactSettingsChanged, contactSettingsChanged.example);
    await stage.handled();
    await stage.teller.tell(bookingStatusChanged, bookingStatusChanged.example);
    await stage.handled();
    return only();
  }

  async function list(query = '') {
    const answer = await stage.call('GET', `/email-deliveries${query}`);
    return emailDeliveryPage.parse(await answer.json());
  }

  async function only(): Promise<EmailDeliveryResponse> {
    const { items } = await list();
    const [delivery] = items;
    if (!delivery || items.length > 1) throw new Error(`${items.length} deliveries`);
    return delivery;
  }

  async function attempted(deliveryId: string, round: number, attempt: number, outcome: EmailOutcome) {
    const serverAnswer = `answer ${attempt}`;
    const attemptedAt = new Date().toISOString();
    await stage.teller.tell(emailAttempted, {
      deliveryId,
      round,
      attempt,
      outcome,
      serverAnswer,
      attemptedAt,
    });
    await stage.handled();
  }

  async function resend({ id }: EmailDeliveryResponse, afterAttempt: number) {
    const answer = await stage.call('POST', `/email-deliveries/${id}/resend`, { afterAttempt });
    return emailDeliveryResponse.parse(await answer.json());
  }

  it('lists mails with subject and attempts, by booking and by state', async () => {
    const { id } = await confirmed();
    const queueNow = async () =>
      emailQueueResponse.parse(await (await stage.call('GET', '/email-queue')).json());
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

  it('tells how many mails are in which state, and how long the oldest has waited', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    const told = async () => (await fetch(metrics.address)).text();
    const age = (text: string) =>
      Number(/^email_oldest_unsent_seconds\{service="notifications"\} (\S+)$/m.exec(text)?.[1]);
    const delivery = await confirmed();
    await stage.letTimePass();
    expect(age(await told())).toBeGreaterThan(119);
    await attempted(delivery.id, 1, 1, 'failed');
    const given = await told();
    expect(given).toContain('email_deliveries{service="notifications",state="failed"} 1\n');
    expect(given).toContain('email_deliveries{service="notifications",state="queued"} 0\n');
    expect(age(given)).toBe(0);
    // Sent again, it is as new as that.
    await resend(delivery, 1);
    expect(age(await told())).toBeLessThan(60);
    await metrics.close();
  });

  it('sends a failed mail again, once however often the button is pressed', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'failed');
    const answers = await Promise.all([resend(delivery, 1), resend(delivery, 1), resend(delivery, 1)]);
    expect(answers.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    await stage.collector.start();
    await eventually(() =>
      expect(new Set(stage.collector.jobs.map(({ round }) => round))).toEqual(new Set([1, 2])),
    );

    await attempted(delivery.id, 2, 2, 'sent');
    // Pressed on a screen that still shows one attempt.
    expect(await resend(delivery, 1)).toMatchObject({ state: 'sent' });
    expect(await resend(delivery, 2)).toMatchObject({ state: 'queued' });
    await eventually(() => expect(stage.collector.jobs).toHaveLength(3));
  });

  it('is not misled by what is told late of an earlier round', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'sent');
    await resend(delivery, 1);
    await stage.teller.tellAgain(emailAttempted, { forgetting: true });
    await stage.handled();
    expect(await only()).toMatchObject({ state: 'queued' });
    await attempted(delivery.id, 2, 2, 'willRetry');
    expect(await only()).toMatchObject({ state: 'willRetry' });
  });

  it('takes the template as it is when a mail is sent again', async () => {
    const delivery = await confirmed();
    await attempted(delivery.id, 1, 1, 'failed');
    await stage.client.query(`UPDATE email_templates SET subject_template = 'Mended' WHERE language = 'en'`);
    expect(await resend(delivery, 1)).toMatchObject({ subject: 'Mended' });
  });

  it('sends a template for a booking by hand, once a key', async () => {
    await stage.start();
    await stage.collector.start();
    await stage.teller.tell(contactSettingsChanged, contactSettingsChanged.example);
    await stage.handled();
    const send = (templateName: string, idempotencyKey: string | null = null) =>
      stage.call('POST', '/booking-emails', {
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
    await stage.call('POST', '/email-templates', custom);
    const answers = await Promise.all([send('flight_delayed', 'key'), send('flight_delayed', 'key')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await send('booking_confirmation_ru');
    await send('admin_notification');
    await eventually(() =>
      expect(stage.collector.summary()).toEqual([
        'admin_notification en staff@example.com',
        'booking_confirmation ru emily.carter@example.com',
        'flight_delayed en emily.carter@example.com',
      ]),
    );
    expect((await list(`?bookingId=${bookingExample.id}`)).total).toBe(3);
  });

  it('refuses to send by hand what is not there, switched off, or knows no booking', async () => {
    await stage.start();
    await stage.client.query(
      `UPDATE email_templates SET is_active = false WHERE template_name = 'booking_completed'`,
    );
    const codes = [];
    for (const templateName of ['nothing', 'booking_completed', 'contact_message_received']) {
      const body = { idempotencyKey: null, request: { templateName }, booking: bookingExample };
      const answer = problem.parse(await (await stage.call('POST', '/booking-emails', body)).json());
      codes.push(answer.errors?.[0]?.code ?? answer.code);
    }
    expect(codes).toEqual([
      'emailTemplate.notFound',
      'emailTemplate.inactive',
      'templateName.notForBookings',
    ]);
  });

  it('forgets what has ended long ago, and nothing that is still to be sent', async () => {
    const { id } = await confirmed();
    const environment = { EMAIL_LOG_DAYS: 100 } as NotificationsEnvironment;
    const dataSource = new DataSource({ type: 'postgres', url: stage.databaseUrl });
    await dataSource.initialize();
    try {
      const age = `UPDATE email_deliveries SET updated_at = now() - interval '101 days'`;
      await stage.client.query(age);
      await new ForgetDeliveries(environment, dataSource).run();
      expect((await list()).total).toBe(1);
      await attempted(id, 1, 1, 'sent');
      await stage.client.query(age);
      await new ForgetDeliveries(environment, dataSource).run();
      expect((await list()).total).toBe(0);
    } finally {
      await dataSource.destroy();
    }
  });
});
