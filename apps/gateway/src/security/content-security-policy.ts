import { createHash } from 'node:crypto';
import { publicNonce } from '@chauffeur/contracts/script-hashes';

/** Where browsers report what a policy has stopped. */
export const policyReportsPath = '/api/csp-reports';

const scriptHashes = /^('sha256-[A-Za-z0-9+/]{43}='( |$))*$/;

/**
 * The policy of a page: scripts of this site, and the renderer's own inline scripts by the hashes that it passed on, so that
 * a cached page needs no fresh nonce. `hashes` is undefined for a page of a former web server.
 */
export function contentSecurityPolicy(html: string, hashes: string | undefined): string {
  if (hashes === undefined) return policy(["'self'", ...hashesOfFormerPage(html)]);
  return policy(["'self'", ...(scriptHashes.test(hashes) ? hashes.split(' ').filter(Boolean) : [])]);
}

/** The policy of the back office and of the API documentation, which have no inline script. */
export const ownFilesPolicy = policy(["'self'"]);

/** Names the receiver of reports for `report-to`. */
export const policyReportHeaders = { 'reporting-endpoints': `csp="${policyReportsPath}"` };

/** A former web server, beside which this gateway may run, marks its scripts by a constant word. */
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
