import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { createApp } from './app.js';
import { maxMessageBytes } from './receive-emails.js';
import type { ReceivedEmail } from './received-email.js';

describe('the mailbox', () => {
  let folder: string;
  let app: Awaited<ReturnType<typeof createApp>>;
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

  const emails = async () => (await (await fetch(`${address}/email`)).json()) as ReceivedEmail[];

  it('returns a received email as JSON', async () => {
    await send('Ваша поездка');

    const [email] = await emails();
    expect(email).toMatchObject({
      subject: 'Ваша поездка',
      from: [{ address: 'from@example.com', name: 'Компания' }],
      to: [{ address: 'anna@example.com', name: 'Анна' }],
      html: expect.stringContaining('<p>Hello</p>'),
      text: expect.stringContaining('Hello'),
      messageId: '<delivery@example.com>',
      correlationId: 'c-1',
    });
    expect(await (await fetch(`${address}/email/${email?.id}`)).json()).toEqual(email);
    expect((await fetch(`${address}/email/unknown`)).status).toBe(404);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  });

  it('serves its page under a policy that runs no script of an email', async () => {
    const page = await fetch(address);
    expect(await page.text()).toContain('<title>Mailbox</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect((await fetch(`${address}/page.js`)).headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${address}/page.css`)).status).toBe(200);
  });

  it('responds only to local host names, not to one that a website has pointed to this machine', async () => {
    await send('first');
    const { port } = new URL(address);
    const statusAs = async (host: string) => {
      const [response] = (await once(get(`${address}/email`, { headers: { host } }), 'response')) as [
        IncomingMessage,
      ];
      response.resume();
      return response.statusCode;
    };
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'mailbox.localhost'])
      expect(await statusAs(host)).toBe(200);
    for (const host of [`rebound.example:${port}`, 'localhost.example', '127.0.0.1.example'])
      expect(await statusAs(host)).toBe(403);
  });

  it('still has its emails after a restart, in the same order', async () => {
    await send('first');
    await send('second');
    const before = await emails();
    await app.close();
    await start();
    expect(await emails()).toEqual(before);
  });

  it('stores them readable by their owner only, even if an earlier release did not', async () => {
    await chmod(join(folder, 'mails'), 0o755);
    await app.close();
    await start();
    await send('first');
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    const [file = ''] = await readdir(join(folder, 'mails'));
    expect(await modeOf(join(folder, 'mails'))).toBe('700');
    expect(await modeOf(join(folder, 'mails', file))).toBe('600');
  });

  it('deletes all, files included', async () => {
    await send('first');
    expect((await fetch(`${address}/email/all`, { method: 'DELETE' })).status).toBe(204);
    expect(await emails()).toEqual([]);
    expect(await readdir(join(folder, 'mails'))).toEqual([]);
  });

  it('rejects emails to an address on its list permanently', async () => {
    const listed = `${address}/refused-addresses/Anna%40example.com`;
    expect((await fetch(listed, { method: 'PUT' })).status).toBe(204);
    await expect(send('rejected')).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringContaining('no such mailbox here'),
    });
    expect((await fetch(listed, { method: 'DELETE' })).status).toBe(204);
    await send('accepted');
    expect((await emails()).map(({ subject }) => subject)).toEqual(['accepted']);
  });

  it('rejects a message above its limit and keeps running', async () => {
    await expect(send('large', 'x'.repeat(maxMessageBytes + 1))).rejects.toMatchObject({ responseCode: 552 });
    await send('small');
    expect((await emails()).map(({ subject }) => subject)).toEqual(['small']);
  });
});
