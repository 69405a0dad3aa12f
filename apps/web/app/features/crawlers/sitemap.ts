import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages/languages';
import { listedPages } from '@chauffeur/contracts/site-pages';
import type { Route } from './+types/sitemap';
import { gatewayContext } from '../../api/gateway';
import { localisedPath } from '../../i18n/site-language';
import { publicUrlContext } from '../../seo/public-url';
import { isCanonical, mayBeIndexed, readSeoRows } from '../../seo/seo-rows';

/** Serves /sitemap.xml: every indexed page in all languages, with priority and change frequency of its SEO settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const gateway = context.get(gatewayContext);
  const publicUrl = context.get(publicUrlContext);
  const [services, tours, rows] = await Promise.all([
    gateway.readOr<ServiceResponse[]>('/api/services', []),
    gateway.readOr<TourResponse[]>('/api/tours', []),
    readSeoRows(gateway),
  ]);
  const paths = new Set([
    ...listedPages,
    ...services.map(({ id }) => `/services/${id}`),
    ...tours.map(({ id }) => `/tours/${id}`),
  ]);

  const plainAddress = (path: string, language: Language) => publicUrl + localisedPath(path, language);
  const address = (path: string, language: Language) => escapeXml(plainAddress(path, language));
  const entries = [...paths].flatMap((path) => {
    const indexed = languages.filter((language) => {
      const row = rows.of(path, language);
      return mayBeIndexed(row?.robots ?? '') && isCanonical(row, plainAddress(path, language));
    });
    return indexed.map((language) => {
      const row = rows.of(path, language);
      const alternates = indexed.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`,
      );
      if (indexed.includes(defaultLanguage)) {
        const href = address(path, defaultLanguage);
        alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${href}"/>`);
      }
      const settings = row
        ? `<changefreq>${row.changeFrequency}</changefreq><priority>${row.priority.toFixed(1)}</priority>`
        : '';
      return `<url><loc>${address(path, language)}</loc>${settings}${alternates.join('')}</url>`;
    });
  });
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
