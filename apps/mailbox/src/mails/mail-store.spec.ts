import { describe, expect, it } from '@jest/globals';
import { keptMailLimit, MailStore } from './mail-store.js';

const message = (subject: string) =>
  Buffer.from(
    `From: Company <from@example.com>\r\nTo: Emily Carter <emily@example.com>\r\nSubject: ${subject}\r\n\r\nHello\r\n`,
  );

describe('MailStore', () => {
  it('lists mails in the order of arrival with their addresses', async () => {
    const store = new MailStore(null);
    await store.add(message('first'), ['emily@example.com']);
    await store.add(message('second'), ['emily@example.com', 'hidden@example.com']);

    expect(store.list().map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect(store.list()[1]).toMatchObject({
      from: [{ address: 'from@example.com', name: 'Company' }],
      to: [{ address: 'emily@example.com', name: 'Emily Carter' }],
      envelopeTo: ['emily@example.com', 'hidden@example.com'],
      text: 'Hello\n',
    });
  });

  it('keeps the order of arrival when mails come at once', async () => {
    const store = new MailStore(null);
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.add(message(String(index)), [])));
    expect(store.list().map(({ subject }) => Number(subject))).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
  });

  it('keeps no more than the newest', async () => {
    const store = new MailStore(null);
    for (let index = 0; index < keptMailLimit + 3; index++) await store.add(message(String(index)), []);
    expect(store.list()).toHaveLength(keptMailLimit);
    expect(store.list()[0]?.subject).toBe('3');
  });

  it('shows a message without any header as it is', async () => {
    const store = new MailStore(null);
    const mail = await store.add(Buffer.from('\r\njust text'), ['a@example.com']);
    expect(mail.text).toContain('just text');
    expect(mail.envelopeTo).toEqual(['a@example.com']);
  });
});
