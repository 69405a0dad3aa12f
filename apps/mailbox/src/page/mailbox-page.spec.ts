import { describe, expect, it } from '@jest/globals';
import { MailStore } from '../mails/mail-store.js';
import { mailboxPage } from './mailbox-page.js';

describe('mailboxPage', () => {
  it('shows hostile mails as text and their HTML only inside a sandbox', async () => {
    const store = new MailStore(null);
    const selected = await store.add(
      Buffer.from(
        [
          'From: "<img src=x onerror=alert(1)>" <from@example.com>',
          'To: to@example.com',
          'Subject: <script>alert(2)</script>',
          'Content-Type: text/html',
          '',
          '<p class="x">"quoted"</p><script>alert(3)</script></iframe>',
        ].join('\r\n'),
      ),
      ['to@example.com'],
    );

    const page = mailboxPage({ mails: store.list(), selected, view: 'html', nonce: 'n' });

    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img');
    expect(page.match(/<\/iframe>/g)).toHaveLength(1);
    expect(page).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    const sandbox = /<iframe [^>]*sandbox="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(sandbox.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
  });
});
