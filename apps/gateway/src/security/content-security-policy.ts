import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;

/**
 * The policy of one page: scripts of this site, and the page's own inline scripts by their hash, so that a cached page
 * needs no fresh nonce. Only the hashes of scripts that carry `nonce` (the renderer's own) are allowed.
 */
export function contentSecurityPolicy(html: string, nonce: string): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => groups?.attributes?.includes(`nonce="${nonce}"`) && groups.source)
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.source ?? '')
          .digest('base64')}'`,
    );
  return policy(["'self'", ...new Set(hashes)]);
}

/** The policy of the back office and of the API documentation, which have no inline script. */
export const ownFilesPolicy = policy(["'self'"]);

function policy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources.join(' ')}`,
    // The component library adds style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.youtube.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
