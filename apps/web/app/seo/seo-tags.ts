import type { MetaDescriptor } from 'react-router-dom';
import { defaultLanguage } from '@chauffeur/contracts/languages/languages';
import { languageSettings } from '../locales/language-settings';
import type { PageSeo } from './page-seo';

const alternate = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });

/** Returns the tags of a page's head; none without data, when the loader failed. */
export function seoTags(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const { openGraph, twitter, alternates } = seo;
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    { name: 'robots', content: seo.robots },
    ...(seo.canonicalUrl ? [{ tagName: 'link', rel: 'canonical', href: seo.canonicalUrl }] : []),
    ...Object.entries(alternates).map(([language, href]) => alternate(language, href)),
    ...(alternates[defaultLanguage] ? [alternate('x-default', alternates[defaultLanguage])] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: seo.siteName },
    { property: 'og:locale', content: languageSettings[seo.language].openGraphLocale },
    ...(seo.canonicalUrl ? [{ property: 'og:url', content: seo.canonicalUrl }] : []),
    { property: 'og:title', content: openGraph.title },
    { property: 'og:description', content: openGraph.description },
    { property: 'og:image', content: openGraph.image.url },
    // Facebook shows no image to the first who shares a page unless it knows the size.
    ...(openGraph.image.isSized
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { property: 'og:image:alt', content: openGraph.image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: twitter.title },
    { name: 'twitter:description', content: twitter.description },
    { name: 'twitter:image', content: twitter.image.url },
    { name: 'twitter:image:alt', content: twitter.image.alt },
    // React Router escapes what could end the script element.
    ...seo.structuredData.map((data) => ({ 'script:ld+json': data as Record<string, never> })),
  ];
}
