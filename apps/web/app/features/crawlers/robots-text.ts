import { localisedPath } from '../../i18n/site-language';
import type { SeoRows } from '../../seo/seo-rows';

/** No pages of the site. Its pages that are not for search say so themselves, which a crawler has to read. */
const neverCrawled = ['/admin', '/api/'];

/**
 * The text of /robots.txt. A page set to "noindex, nofollow" is closed here too, itself alone and not what lies under
 * it. "noindex, follow" stays open: a crawler has to read the page to learn that it may follow but not list it.
 */
export function robotsText(rows: SeoRows, publicUrl: string): string {
  const closed = rows.all
    .filter(({ robots }) => robots === 'noindex, nofollow')
    .map(({ pagePath, language }) => encodeURI(localisedPath(pagePath.toLowerCase(), language)))
    .toSorted();
  return [
    'User-agent: *',
    ...neverCrawled.map((path) => `Disallow: ${path}`),
    ...closed.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
