import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { withoutNonce } from './own-scripts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('withoutNonce', () => {
  const rendered =
    '<script nonce="secret">start()</script>' +
    '<script type="module" nonce="secret" src="/a.js"></script>' +
    '<script type="text/plain" id="start" nonce="secret">later()</script>' +
    '<style nonce="secret">a{}</style>' +
    '<p><script nonce="__CSP_NONCE__">stolen()</script><script nonce="">stolen()</script><script>stolen()</script></p>' +
    '<script type="application/ld+json">{}</script>';
  const { page, scriptHashes } = withoutNonce(rendered, 'secret');

  it("returns the hashes of the renderer's scripts only, whatever nonce others have", () => {
    expect(scriptHashes).toBe(`${hash('start()')} ${hash('later()')}`);
  });

  it('removes the nonce from the page', () => {
    expect(page).not.toContain('secret');
    expect(page).toContain('<script nonce="__CSP_NONCE__">start()</script>');
  });
});
