import { createHash } from 'node:crypto';
import { publicNonce } from '@chauffeur/contracts/script-hashes';

const inlineScript = /<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;

/**
 * The page as it is sent, and the sources of a policy that allows the scripts with `nonce`, the renderer's own, by their
 * hashes: a cached page can't carry a fresh nonce.
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
