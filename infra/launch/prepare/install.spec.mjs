import { describe, expect, it } from '@jest/globals';
import { matchesLock } from './install.mjs';

const zod = { version: '4.6.7', integrity: 'sha512-zod' };
const product = {
  'apps/web': { version: '0.1.0', dependencies: { zod: '4.6.7' } },
  'node_modules/@chauffeur/admin': { link: true },
  'node_modules/@chauffeur/driver': { link: true },
  'node_modules/@chauffeur/standalone': { link: true },
  'node_modules/@chauffeur/web': { link: true },
  'node_modules/nx': { version: '23.2.1' },
  'node_modules/zod': zod,
};
const lock = {
  packages: {
    ...product,
    '': { devDependencies: { nx: '23.2.1' } },
    'node_modules/@chauffeur/e2e': { link: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const everything = { ...product, 'node_modules/@chauffeur/e2e': { link: true } };

describe('whether node_modules is what the lock file demands', () => {
  it('does not demand optional packages of other systems, nor tests to run the product', () => {
    expect(matchesLock(lock, { packages: everything }, 'all')).toBe(true);
    expect(matchesLock(lock, { packages: product }, 'product')).toBe(true);
    expect(matchesLock(lock, { packages: product }, 'all')).toBe(false);
  });

  it.each([
    ['another version', { 'node_modules/zod': { ...zod, version: '4.6.6' } }],
    ['another content', { 'node_modules/zod': { ...zod, integrity: 'sha512-other' } }],
    ['a package that was removed', { 'node_modules/left-pad': { version: '1.0.0' } }],
    ['a dependency that was added', { 'apps/web': { version: '0.1.0', dependencies: {} } }],
  ])('notices %s', (_case, changed) => {
    expect(matchesLock(lock, { packages: { ...product, ...changed } }, 'product')).toBe(false);
  });

  it('notices a missing workspace and a missing tool', () => {
    const { 'node_modules/@chauffeur/web': _web, ...withoutWeb } = product;
    const { 'node_modules/nx': _nx, ...withoutNx } = product;
    expect(matchesLock(lock, { packages: withoutWeb }, 'product')).toBe(false);
    expect(matchesLock(lock, { packages: withoutNx }, 'product')).toBe(false);
  });
});
