import { createHash } from 'node:crypto';
import { publicNonce } from '@chauffeur/contracts/script-hashes';

/** Where browsers report violations. */
export const policyReportsPath = '/api/csp-reports';

const scriptHashes = /^('sha256-[A-Za-z0-9+/]{43}='( |$))*$/;

/**
 * Returns the policy of a page. It allows scripts of this site, and the renderer's inline scripts by the hashes that
 * the renderer sent, so that a cached page needs no nonce. `hashes` is undefined for a page of a former web server.
 */
export function contentSecurityPolicy(html: string, hashes: string | undefined): string {
  if (hashes === undefined) return policy(["'self'", ...hashesOfFormerPage(html)]);
  return policy(["'self'", ...(scriptHashes.test(hashes) ? hashes.split(' ').filter(Boolean) : [])]);
}

/** The policy of the back office and of the API documentation, which have no inline script. */
export const ownFilesPolicy = policy(["'self'"]);

/** Names the receiver of reports for `report-to`. */
export const policyReportHeaders = { 'reporting-endpoints': `csp="${policyReportsPath}"` };

/**
 * Returns the hashes of scripts that a web server of a former release, during a roll-out, marks with a constant nonce.
 */
function hashesOfFormerPage(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(({ groups }) => groups?.attributes?.includes(`nonce="${publicNonce}"`) && groups.source)
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.source ?? '')
        .digest('base64'),
    );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

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
    // The driver's service worker, and the solver of a form's proof of work.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportsPath}`,
    'report-to csp',
  ].join('; ');
}
