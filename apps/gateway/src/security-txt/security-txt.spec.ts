import { describe, expect, it } from '@jest/globals';
import { securityTxt } from './security-txt.js';

describe('security.txt', () => {
  it('names the contact, until when, and where it is', () => {
    const now = new Date('2026-03-01T12:30:00Z');
    expect(securityTxt('help@ride.example', 'https://ride.example', now)).toBe(
      'Contact: mailto:help@ride.example\n' +
        'Expires: 2026-08-28T00:00:00.000Z\n' +
        'Preferred-Languages: en, ru\n' +
        'Canonical: https://ride.example/.well-known/security.txt\n',
    );
  });

  it('does not let an address add a second field', () => {
    expect(securityTxt('a%0a@b\nX: y', 'https://ride.example', new Date()).split('\n')).toHaveLength(5);
  });
});
