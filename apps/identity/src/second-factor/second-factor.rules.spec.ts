import { describe, expect, it } from '@jest/globals';
import { decryptSecret, encryptSecret } from './encrypted-secret.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.rules.js';

describe('the secret of an authenticator app', () => {
  const [secret, admin, key] = ['JBSWY3DPEHPK3PXP', 'an admin', 'a secret of this installation'];

  it('is read with its key for its admin alone', () => {
    const encrypted = encryptSecret(secret, admin, key);
    expect(encrypted).not.toContain(secret);
    expect(encryptSecret(secret, admin, key)).not.toBe(encrypted);
    expect(decryptSecret(encrypted, admin, key)).toBe(secret);
    expect(() => decryptSecret(encrypted, 'another admin', key)).toThrow('authenticate');
    expect(() => decryptSecret(encrypted, admin, 'another key')).toThrow('authenticate');
  });
});

describe('recovery codes', () => {
  it('are ten different ones, recognised however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([0-9a-f]{4}-){4}[0-9a-f]{4}$/);
    expect(hashOfRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toBe(hashOfRecoveryCode(code));
  });
});
