import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bookingStatusChanged, type BookingStatus, type EmailJob } from '@chauffeur/contracts';
import { eventually } from '../testing/eventually.js';
import { emailOf, WorkerStage } from '../testing/worker-stage.js';

describe('what is sent', () => {
  let stage: WorkerStage;

  beforeEach(async () => {
    stage = await WorkerStage.open();
  });

  afterEach(() => stage.close());

  const { example } = bookingStatusChanged;
  const { id: bookingId } = example.booking;

  /** As told by the booking service. */
  const statusIs = (status: BookingStatus, version: number) =>
    stage.tell(bookingStatusChanged, { ...example, booking: { ...example.booking, status, version } });

  const confirmation = (version: number): EmailJob =>
    emailOf({ onlyWhile: { bookingId, status: 'confirmed', version } });

  it('leaves out a mail that tells of a status which is over', async () => {
    await stage.start();
    await statusIs('confirmed', 2);
    await statusIs('cancelled', 3);
    const late = confirmation(2);
    await stage.send(late);
    expect(await stage.outcomesOf(late)).toEqual(['skipped']);
    const [attempt] = await stage.attemptsOf(late);
    expect(attempt?.server_answer).toBe('not sent: the booking is cancelled');
    expect(stage.mailServer.offered).toBe(0);
  });

  it('looks again before each attempt', async () => {
    await stage.start({ EMAIL_FIRST_RETRY_SECONDS: '3' });
    await statusIs('confirmed', 2);
    stage.mailServer.answerNext({ code: 451, text: 'later' });
    const email = confirmation(2);
    await stage.send(email);
    expect(await stage.outcomesOf(email)).toEqual(['willRetry']);
    await statusIs('cancelled', 3);
    expect(await stage.outcomesOf(email, 2)).toEqual(['willRetry', 'skipped']);
  });

  it('sends where the status still holds, nothing was told, or an older change is told late', async () => {
    await stage.start();
    const unheardOf = confirmation(2);
    await stage.send(unheardOf);
    expect(await stage.outcomesOf(unheardOf)).toEqual(['sent']);
    await statusIs('confirmed', 4);
    await statusIs('cancelled', 3);
    const present = confirmation(4);
    await stage.send(present);
    expect(await stage.outcomesOf(present)).toEqual(['sent']);
    const setAgain = confirmation(2);
    await stage.send(setAgain);
    expect(await stage.outcomesOf(setAgain)).toEqual(['sent']);
  });

  it('brings the calendar file', async () => {
    await stage.start();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Поездка\r\nEND:VCALENDAR\r\n';
    await stage.send(emailOf({ calendar: { method: 'CANCEL', filename: 'BK1.ics', content } }));
    await eventually(() => expect(stage.mailServer.taken).toHaveLength(1));
    const [file] = stage.mailServer.taken[0]?.email.attachments ?? [];
    expect(file).toMatchObject({ filename: 'BK1.ics', mimeType: 'text/calendar', method: 'CANCEL' });
    // The parser gives lines of text as they are on this system.
    const lines = Buffer.from(file?.content as ArrayBuffer)
      .toString()
      .split(/\r?\n/);
    expect(lines).toEqual(content.split('\r\n'));
  });

  it('signs by DKIM when it is given a key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await stage.start({
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'mails',
      DKIM_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
    });
    await stage.send(emailOf());
    await eventually(() => expect(stage.mailServer.taken).toHaveLength(1));
    const signature = stage.mailServer.taken[0]?.email.headers.find(({ key }) => key === 'dkim-signature');
    expect(signature?.value).toMatch(/d=example\.com;.*s=mails;/s);
  });

  it('signs in to the mail server, and waits while the password is wrong', async () => {
    await stage.mailServer.stop();
    stage.mailServer.login = { user: 'rides@example.com', password: 'p@ss/word' };
    await stage.mailServer.start();
    const { host } = new URL(stage.mailServer.url);
    await stage.start({ SMTP_URL: `smtp://rides%40example.com:p%40ss%2Fword@${host}` });
    const email = emailOf();
    await stage.send(email);
    expect(await stage.outcomesOf(email)).toEqual(['sent']);

    stage.mailServer.login.password = 'changed';
    await stage.restart({ SMTP_URL: `smtp://rides%40example.com:p%40ss%2Fword@${host}` });
    const next = emailOf();
    await stage.send(next);
    await stage.outcomesOf(next);
    stage.mailServer.login.password = 'p@ss/word';
    await eventually(async () => expect((await stage.outcomesOf(next)).at(-1)).toBe('sent'));
  });

  it('sends nothing in the clear when TLS is required', async () => {
    await stage.start({ SMTP_URL: `${stage.mailServer.url}?requireTLS=true` });
    const email = emailOf();
    await stage.send(email);
    expect((await stage.outcomesOf(email)).at(0)).toBe('willRetry');
    expect(stage.mailServer.offered).toBe(0);
  });

  it('does not start with half of a DKIM key', async () => {
    await expect(stage.start({ DKIM_DOMAIN: 'example.com' })).rejects.toThrow(/belong together/);
  });
});
