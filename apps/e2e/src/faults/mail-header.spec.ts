import { describe, expect, it } from '@jest/globals';
import { headerOf } from './mail-header.ts';

const mail = 'Message-ID: <a@b>\r\nreply-to:\r\n <c@d>\r\n\r\nSubject: not a header\r\n';

describe('headerOf', () => {
  it('finds a header, whatever its case and folding, and none in the body', () => {
    expect(headerOf(mail, 'message-id')).toBe('<a@b>');
    expect(headerOf(mail, 'Reply-To')).toBe('<c@d>');
    expect(headerOf(mail, 'Subject')).toBe('');
  });
});
