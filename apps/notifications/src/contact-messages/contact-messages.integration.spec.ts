import { describe, expect, it } from '@jest/globals';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { idempotencyKeyHeader, internalTokenHeader } from '@chauffeur/contracts/http/headers';
import {
  contactMessagePage,
  type ContactMessageResponse,
} from '@chauffeur/contracts/notifications/contact-message';
import { DataSource } from 'typeorm';
import { notificationsEnvironment } from '../environment.js';
import { eventually } from '../testing/eventually.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';
import { PurgeExpiredContactMessages } from './purge-expired-contact-messages.js';

const publishedSettings = contactSettingsChanged.example;

describe('messages of the contact form', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  it('takes a message of the contact form once, notifies the company and thanks the sender [P3.17, P4.25]', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const body = { ...contactMessageReceived.example.message, language: 'ru', name: ' Анна ', phone: '' };
    const key = { [idempotencyKeyHeader]: 'key-1' };

    const responses = await Promise.all(Array.from({ length: 5 }, () => environment.sendMessage(body, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const messages = (await Promise.all(
      responses.map((response) => response.json()),
    )) as ContactMessageResponse[];
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(messages[0]).toMatchObject({ name: 'Анна', phone: null, subject: 'booking_inquiry' });

    const inEnglish = await environment.sendMessage({ ...body, language: 'en' }, key);
    expect(await inEnglish.json()).toMatchObject({ id: messages[0]?.id });
    const reused = await environment.sendMessage({ ...body, message: 'another' }, key);
    expect([reused.status, ((await reused.json()) as { code: string }).code]).toEqual([
      422,
      'idempotencyKey.reused',
    ]);

    await eventually(() =>
      expect(environment.collector.summary()).toEqual([
        'contact_message_notification en info@example.com',
        'contact_message_received ru emily.carter@example.com',
      ]),
    );
    expect(environment.collector.emails.find(({ to }) => to === 'info@example.com')?.replyTo).toBe(
      'emily.carter@example.com',
    );
  });

  it('rejects an invalid message, and a caller that is not the gateway [P5.2.1]', async () => {
    await environment.start();
    const invalid = await environment.sendMessage({ name: '', email: 'no-address', message: 'x' });
    expect(invalid.status).toBe(400);
    expect(await invalid.json()).toMatchObject({
      code: 'request.invalid',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'email', code: 'email.invalid' })]),
    });
    const unauthorised = await environment.sendMessage(contactMessageReceived.example.message, {
      [internalTokenHeader]: 'x',
    });
    expect(unauthorised.status).toBe(401);
  });

  it('lists messages to staff, newest first, page by page', async () => {
    await environment.start();
    for (const name of ['Anna', 'Boris', 'Clara']) {
      await environment.sendMessage({ ...contactMessageReceived.example.message, name });
    }
    const page = async (query: string) =>
      contactMessagePage.parse(await (await environment.call('GET', `/contact-messages${query}`)).json());
    const all = await page('');
    expect(all.items.map(({ name }) => name)).toEqual(['Clara', 'Boris', 'Anna']);
    const second = await page('?page=2&pageSize=2');
    expect([second.total, ...second.items.map(({ name }) => name)]).toEqual([3, 'Anna']);
  });

  it('are read for all admins once one has read them, which is published once', async () => {
    await environment.start();
    for (const name of ['Anna', 'Boris', 'Clara']) {
      await environment.sendMessage({ ...contactMessageReceived.example.message, name });
    }
    const list = async () =>
      contactMessagePage.parse(await (await environment.call('GET', '/contact-messages')).json()).items;
    const read = (ids: unknown) => environment.call('POST', '/contact-messages/read', { ids });
    const newest = (await list()).slice(0, 2).map(({ id }) => id);
    expect((await read(newest)).status).toBe(204);
    expect((await read(newest)).status).toBe(204);
    expect((await list()).map(({ name, isRead }) => [name, isRead])).toEqual([
      ['Clara', true],
      ['Boris', true],
      ['Anna', false],
    ]);
    const changes = "SELECT FROM outbox WHERE routing_key = 'record.changed.v1'";
    expect((await environment.client.query(changes)).rowCount).toBe(1);
    expect((await read([])).status).toBe(400);
  });

  it('removes messages that are older than a year, and no others', async () => {
    await environment.start();
    for (const name of ['Old', 'Young']) {
      await environment.sendMessage({ ...contactMessageReceived.example.message, name });
    }
    const makeOlder = (name: string, days: number) =>
      environment.client.query(
        'UPDATE contact_messages SET created_at = now() - make_interval(days => $2) WHERE name = $1',
        [name, days],
      );
    await makeOlder('Old', 366);
    await makeOlder('Young', 364);
    const dataSource = new DataSource({ type: 'postgres', url: environment.databaseUrl });
    await dataSource.initialize();
    try {
      const settings = notificationsEnvironment.parse({ ...environment.variables });
      await new PurgeExpiredContactMessages(settings, dataSource).run();
    } finally {
      await dataSource.destroy();
    }
    const remaining = contactMessagePage.parse(
      await (await environment.call('GET', '/contact-messages')).json(),
    );
    expect(remaining.items.map(({ name }) => name)).toEqual(['Young']);
  });
});
