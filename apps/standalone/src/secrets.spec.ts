import { describe, expect, it } from '@jest/globals';
import { completeSecrets } from './secrets.js';

describe('the secrets of an installation', () => {
  it('are long and all different', () => {
    const { databasePasswords, ...others } = completeSecrets({}, ['booking', 'pricing']);
    const all = [...Object.values(others), ...Object.values(databasePasswords)];
    expect(new Set(all).size).toBe(5);
    for (const secret of all) expect(secret.length).toBeGreaterThanOrEqual(40);
  });

  it('stay what they were, and a new database gets a password of its own', () => {
    const first = completeSecrets({}, ['booking']);
    const second = completeSecrets(first, ['booking', 'finance']);
    expect(second).toMatchObject({ internalToken: first.internalToken, linkSecret: first.linkSecret });
    expect(second.databasePasswords['booking']).toBe(first.databasePasswords['booking']);
    expect(second.databasePasswords['finance']).toHaveLength(43);
  });
});
