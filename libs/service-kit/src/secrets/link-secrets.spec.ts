import { describe, expect, it } from '@jest/globals';
import { hashOfToken, LinkSecrets } from './link-secrets.js';

const id = '0198c0de-0000-7000-8000-000000000001';
const before = new LinkSecrets({ LINK_SECRET: 'the-first-link-secret' });

describe('the secrets of links', () => {
  it('derive the same 192 bits for a link each time', () => {
    const link = { id, key: before.currentKey };
    const token = before.tokenOf(link);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(before.tokenOf(link)).toBe(token);
    expect(before.tokenOf({ ...link, id: id.replace(/1$/, '2') })).not.toBe(token);
    expect(hashOfToken(token ?? '')).toHaveLength(32);
  });

  it('accept the previous one while it is given, and make new links with the present one [III-4]', () => {
    const rotated = new LinkSecrets({
      LINK_SECRET: 'the-second-link-secret',
      LINK_SECRET_PREVIOUS: 'the-first-link-secret',
    });
    const after = new LinkSecrets({ LINK_SECRET: 'the-second-link-secret' });
    const old = { id, key: before.currentKey };
    expect(rotated.currentKey).not.toBe(before.currentKey);
    expect(rotated.tokenOf(old)).toBe(before.tokenOf(old));
    expect(after.hasKeyOf(old)).toBe(false);
    expect(after.tokenOf(old)).toBeNull();
  });
});
