import { createHash } from 'node:crypto';
import { publicNonce } from '@chauffeur/contracts/script-hashes';

const inlineScript = /<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;

/**
 * Replaces the nonce in a page by a placeholder, and returns the page with the hashes of the inline scripts that had
 * the nonce, for its content security policy: a cached page can't carry a fresh nonce.
 */
export function withoutNonce(html: string, nonce: string): { page: string; scriptHashes: string } {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => groups?.attributes?.includes(`nonce="${nonce}"`) && groups.source)
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.source ?? '')
          .digest('base64')}'`,
    );
  return { page: html.replaceAll(nonce, publicNonce), scriptHashes: [...new Set(hashes)].join(' ') };
}
