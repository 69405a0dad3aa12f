import { describe, expect, it } from '@jest/globals';
import { headerOf } from './fault-mail-server.ts';

const email = 'Message-ID: <a@b>\r\nreply-to:\r\n <c@d>\r\n\r\nSubject: not a header\r\n';

describe('headerOf', () => {
  it('finds a header, whatever its case and folding, and none in the body', () => {
    expect(headerOf(email, 'message-id')).toBe('<a@b>');
    expect(headerOf(email, 'Reply-To')).toBe('<c@d>');
    expect(headerOf(email, 'Subject')).toBe('');
  });
});
