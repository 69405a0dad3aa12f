import { localisedPath } from '../../i18n/site-language';
import type { SeoRows } from '../../seo/seo-rows';

/** Paths that are not pages of the site. Pages with noindex are not listed: a crawler has to read them to see it. */
const neverCrawled = ['/admin', '/api/'];

/**
 * Returns the text of /robots.txt. A page set to "noindex, nofollow" is disallowed, but not the paths below it. A page
 * set to "noindex, follow" stays allowed: a crawler has to read it to learn that it may follow its links.
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
