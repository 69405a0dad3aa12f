import { describe, expect, it } from '@jest/globals';
import { replyLink } from './reply-link.rules';

describe('a reply to a visitor', () => {
  it('goes to their address and quotes their message', () => {
    const link = new URL(replyLink({ email: 'ann+baku@example.com', message: 'Hello\nfriends & co?' }));
    expect(decodeURIComponent(link.pathname)).toBe('ann+baku@example.com');
    expect([...link.searchParams]).toEqual([['body', '\r\n\r\n> Hello\r\n> friends & co?']]);
  });

  it('quotes only the beginning of a long message', () => {
    const link = replyLink({ email: 'ann@example.com', message: 'x'.repeat(5000) });
    expect(link.length).toBeLessThan(1000);
    expect(decodeURIComponent(link).endsWith('x…')).toBe(true);
  });

  it('does not cut an emoji in half', () => {
    const link = replyLink({ email: 'ann@example.com', message: `a${'😀'.repeat(900)}` });
    expect(decodeURIComponent(link).endsWith('😀…')).toBe(true);
  });
});
