import { describe, expect, it } from '@jest/globals';
import { maxEmails, EmailStore } from './email-store.js';

const message = (subject: string) =>
  [
    `From: Company <from@example.com>\r\nTo: Emily Carter <emily@example.com>\r\nSubject: ${subject}\r\n`,
    '\r\nHello\r\n',
  ].map((part) => Buffer.from(part));

describe('EmailStore', () => {
  it('lists emails in the order of arrival with their addresses', async () => {
    const store = new EmailStore();
    await store.add(message('first'), ['emily@example.com']);
    await store.add(message('second'), ['emily@example.com', 'hidden@example.com']);

    expect((await store.emails()).map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect((await store.emails())[1]).toMatchObject({
      from: [{ address: 'from@example.com', name: 'Company' }],
      to: [{ address: 'emily@example.com', name: 'Emily Carter' }],
      envelopeTo: ['emily@example.com', 'hidden@example.com'],
      text: 'Hello\n',
    });
  });

  it('stores emails that arrive together', async () => {
    const store = new EmailStore();
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.add(message(String(index)), [])));
    expect((await store.emails()).map(({ subject }) => Number(subject))).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
  });

  it('retains only the newest', async () => {
    const store = new EmailStore();
    for (let index = 0; index < maxEmails + 3; index++) await store.add(message(String(index)), []);
    expect(await store.emails()).toHaveLength(maxEmails);
    expect((await store.emails())[0]?.subject).toBe('3');
  });

  it('shows a message without any header as it is', async () => {
    const store = new EmailStore();
    await store.add([Buffer.from('\r\njust text')], ['a@example.com']);
    const [email] = await store.emails();
    expect(email?.text).toContain('just text');
    expect(email?.envelopeTo).toEqual(['a@example.com']);
  });
});
