import { describe, expect, it } from '@jest/globals';
import { recipientKeys } from './recipient.rules.js';

const keysOfEmail = (email: string) => recipientKeys({ email, phone: null });
const keysOfPhone = (phone: string) => recipientKeys({ email: undefined, phone });

describe('recipientKeys', () => {
  it.each([' Leyla@Example.com', 'leyla+1@example.com', 'leyla+a+b@example.com'])(
    'is the same for one mailbox: %s',
    (email) => {
      expect(keysOfEmail(email)).toEqual(keysOfEmail('leyla@example.com'));
    },
  );

  it("leaves out Gmail's dots, and no one else's", () => {
    expect(keysOfEmail('ley.la@gmail.com')).toEqual(keysOfEmail('leyla@googlemail.com'));
    expect(keysOfEmail('ley.la@example.com')).not.toEqual(keysOfEmail('leyla@example.com'));
  });

  it('is the same for one host, in its own script and as mail servers write it', () => {
    expect(keysOfEmail('leyla@Bücher.example')).toEqual(keysOfEmail('leyla@xn--bcher-kva.example'));
  });

  it.each([
    '00994 50 123-45-67',
    '050 123 45 67',
    '+994 (0)50 1234567',
    '٠٥٠١٢٣٤٥٦٧',
    '＋９９４ ５０１２３４５６７',
  ])('is the same for one number: %s', (phone) => {
    expect(keysOfPhone(phone)).toEqual(keysOfPhone('+994 (50) 1234567'));
  });

  it('differs for different numbers, of any length and in any script', () => {
    expect(keysOfPhone('+994 50 123 45 68')).not.toEqual(keysOfPhone('+994 50 123 45 67'));
    expect(keysOfPhone('٣٣٣')).toHaveLength(1);
    expect(keysOfPhone('٣٣٣')).not.toEqual(keysOfPhone('٣٣٤'));
  });

  it('shows neither, and has none for what is missing', () => {
    const keys = recipientKeys({ email: 'leyla@example.com', phone: '+994501234567' });
    expect(keys).toHaveLength(2);
    expect(keys.join(' ')).not.toMatch(/leyla|99450/);
    expect(recipientKeys({ email: ' ', phone: '–' })).toEqual([]);
  });
});
