import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  contactMessagePage,
  contactMessageReceived,
  contactSettingsChanged,
  idempotencyKeyHeader,
  internalTokenHeader,
  type ContactMessageResponse,
} from '@chauffeur/contracts';
import { DataSource } from 'typeorm';
import { notificationsEnvironment } from '../environment.js';
import { eventually } from '../testing/eventually.js';
import { Stage } from '../testing/stage.js';
import { ForgetContactMessages } from './forget-contact-messages.js';

const settingsTold = contactSettingsChanged.example;

describe('messages of the contact form', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.open('postgresql');
  });

  afterEach(() => stage.close());

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

  it('lists messages to staff, newest first, page by page', async () => {
    await stage.start();
    for (const name of ['Anna', 'Boris', 'Clara']) {
      await stage.sendMessage({ ...contactMessageReceived.example.message, name });
    }
    const page = async (query: string) =>
      contactMessagePage.parse(await (await stage.call('GET', `/contact-messages${query}`)).json());
    const all = await page('');
    expect(all.items.map(({ name }) => name)).toEqual(['Clara', 'Boris', 'Anna']);
    const second = await page('?page=2&pageSize=2');
    expect([second.total, ...second.items.map(({ name }) => name)]).toEqual([3, 'Anna']);
  });

  it('removes messages that are older than a year, and leaves others', async () => {
    await stage.start();
    for (const name of ['Old', 'Young']) {
      await stage.sendMessage({ ...contactMessageReceived.example.message, name });
    }
    const makeOlder = (name: string, days: number) =>
      stage.client.query(
        'UPDATE contact_messages SET created_at = now() - make_interval(days => $2) WHERE name = $1',
        [name, days],
      );
    await makeOlder('Old', 366);
    await makeOlder('Young', 364);
    const dataSource = new DataSource({ type: 'postgres', url: stage.databaseUrl });
    await dataSource.initialize();
    try {
      const environment = notificationsEnvironment.parse({ ...stage.variables });
      await new ForgetContactMessages(environment, dataSource).run();
    } finally {
      await dataSource.destroy();
    }
    const left = contactMessagePage.parse(await (await stage.call('GET', '/contact-messages')).json());
    expect(left.items.map(({ name }) => name)).toEqual(['Young']);
  });
});
