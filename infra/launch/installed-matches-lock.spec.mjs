import { describe, expect, it } from '@jest/globals';
import { installedMatchesLock } from './installed-matches-lock.mjs';

const lock = {
  packages: {
    '': {},
    'apps/web': { version: '0.1.0' },
    'node_modules/@chauffeur/web': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const record = {
  packages: { 'node_modules/@chauffeur/web': { link: true }, 'node_modules/zod': { version: '4.6.7' } },
};

describe('whether node_modules is what the lock file asks for', () => {
  it('does not ask for optional packages of other systems', () => {
    expect(installedMatchesLock(lock, record)).toBe(true);
  });

  it('sees a missing package, another version and a missing workspace', () => {
    expect(installedMatchesLock(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(
      false,
    );
    const older = { packages: { ...record.packages, 'node_modules/zod': { version: '4.6.6' } } };
    expect(installedMatchesLock(lock, older)).toBe(false);
    expect(installedMatchesLock(lock, { packages: {} })).toBe(false);
  });
});
