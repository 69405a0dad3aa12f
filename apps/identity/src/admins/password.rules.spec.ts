import { describe, expect, it } from '@jest/globals';
import { commonPasswords } from './common-passwords.js';
import { weaknessOf } from './password.rules.js';

const leyla = { username: 'Leyla', email: 'L.Aliyeva@example.com' };

describe('weaknessOf', () => {
  it.each(['123456', 'Password', 'QWERTY123', ' iloveyou ', 'aaaaaaaaaaaa', '121212121', 'zzzzzzz'])(
    'is common: %j',
    (password) => {
      expect(weaknessOf(password, leyla)).toBe('common');
    },
  );

  it.each(['leyla', 'LEYLA ', 'l.aliyeva', 'l.aliyeva@example.com', 'my l.aliyeva@example.com'])(
    'is personal: %j',
    (password) => {
      expect(weaknessOf(password, leyla)).toBe('personal');
    },
  );

  it('is unchanged', () => {
    const currentPassword = 'a quiet street';
    expect(weaknessOf(currentPassword, { ...leyla, currentPassword })).toBe('unchanged');
    expect(weaknessOf('A quiet street', { ...leyla, currentPassword })).toBeNull();
  });

  it.each(['a quiet street', 'leyla likes tea', 'k9#xQ2', 'дом у моря'])('is none of %j', (password) => {
    expect(weaknessOf(password, leyla)).toBeNull();
  });

  it('knows thousands of common passwords, none of them shorter than the minimum', () => {
    expect(commonPasswords.size).toBeGreaterThan(2_900);
    expect([...commonPasswords].filter((password) => password.length < 6)).toEqual([]);
  });
});
