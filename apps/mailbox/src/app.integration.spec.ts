import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { createApp, type MailboxApp } from './app.js';
import type { ReceivedMail } from './mails/received-mail.js';
import { mailSizeLimit } from './smtp/receive-mails.js';

describe('the mailbox', () => {
  let folder: string;
  let app: MailboxApp;
  let address: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    await start();
  });

  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    app = await createApp({ SMTP_PORT: '0', MAILBOX_PORT: '0', DATA_DIR: folder });
    address = await app.listen();
  }

  async function send(subject: string, text = 'Hello'): Promise<void> {
    const transport = createTransport({ url: app.smtpUrl });
    await transport.sendMail({
      from: { name: 'Компания', address: 'from@example.com' },
      to: { name: 'Анна', address: 'anna@example.com' },
      subject,
      text,
      html: `<p>${text}</p>`,
      headers: { 'X-Correlation-Id': 'c-1' },
      messageId: '<delivery@example.com>',
    });
    transport.close();
  }

  const mails = async () => (await (await fetch(`${address}/email`)).json()) as ReceivedMail[];

  it('answers a received mail as JSON and on the page', async () => {
    await send('Ваша поездка');

    const [mail] = await mails();
    expect(mail).toMatchObject({
      subject: 'Ваша поездка',
      from: [{ address: 'from@example.com', name: 'Компания' }],
      to: [{ address: 'anna@example.com', name: 'Анна' }],
      html: expect.stringContaining('<p>Hello</p>'),
      text: expect.stringContaining('Hello'),
      messageId: '<delivery@example.com>',
      correlationId: 'c-1',
    });
    expect(await (await fetch(`${address}/email/${mail?.id}`)).json()).toEqual(mail);
    expect(await (await fetch(`${address}/mail/${mail?.id}`)).text()).toContain('Ваша поездка');
    expect((await fetch(`${address}/email/unknown`)).status).toBe(404);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  it('still has its mails after a restart, in the same order', async () => {
    await send('first');
    await send('second');
    const before = await mails();
    await app.close();
    await start();
    expect(await mails()).toEqual(before);
  });

  it('deletes all, files included', async () => {
    await send('first');
    expect((await fetch(`${address}/email/all`, { method: 'DELETE' })).status).toBe(204);
    expect(await mails()).toEqual([]);
    expect(await readdir(join(folder, 'mails'))).toEqual([]);
  });

  it('refuses mails to an address for good while it is asked to', async () => {
    const refusal = `${address}/refused-addresses/Anna%40example.com`;
    expect((await fetch(refusal, { method: 'PUT' })).status).toBe(204);
    await expect(send('refused')).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringContaining('no such mailbox here'),
    });
    expect((await fetch(refusal, { method: 'DELETE' })).status).toBe(204);
    await send('taken');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['taken']);
  });

  it('refuses a message above its limit and goes on', async () => {
    await expect(send('large', 'x'.repeat(mailSizeLimit + 1))).rejects.toMatchObject({ responseCode: 552 });
    await send('small');
    expect((await mails()).map(({ subject }) => subject)).toEqual(['small']);
  });
});
