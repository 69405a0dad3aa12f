import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import type { RouterContextProvider } from 'react-router-dom';
import { gatewayContext } from '../api/gateway';
import { messagesIn, type Messages } from '../locales/messages';
import { localisedPath } from '../i18n/site-language';
import { fetchContactSettings } from '../company/fetch-contact-settings';
import { companyData } from './company-data';
import { matchedPage, type MatchedRoute } from './matched-page';
import { publicUrlContext } from './public-url';
import { isCanonical, mayBeIndexed, readPageRows } from './seo-rows';

/** Pages with a built-in title and description in the locale files. */
export type NamedPage = keyof Messages['seo'];

/** A page's own values, used where the SEO settings have none. */
export interface OwnSeo {
  title: string;
  description: string;
  /** Address of a 1200x630 image, from the site's root. */
  imagePath?: string | undefined;
  /** schema.org objects of the page, added to the company's. */
  structuredData?: object[];
  robots?: SeoSettingsResponse['robots'];
  /** False for a page that does not exist: it gets no SEO settings and no links to other languages. */
  exists?: false;
}

interface PreviewImage {
  url: string;
  alt: string;
  /** Whether it has the size of a preview; the size of an image that staff link to is not known. */
  isSized?: true;
}

/** The preview of a link to the page. */
interface Preview {
  title: string;
  description: string;
  image: PreviewImage;
}

/** Everything in the head of a page for search engines and link previews. */
export interface PageSeo {
  language: Language;
  title: string;
  description: string;
  keywords: string | null;
  robots: string;
  /** null if the page does not exist. */
  canonicalUrl: string | null;
  /** The page's indexable addresses by language; empty if this page itself may not be indexed or is a copy. */
  alternates: Partial<Record<Language, string>>;
  openGraph: Preview;
  twitter: Preview;
  siteName: string;
  structuredData: object[];
}

interface PageArgs extends MatchedRoute {
  context: Readonly<RouterContextProvider>;
}

const noRows: Partial<Record<Language, SeoSettingsResponse>> = {};

/** Composes a page's head from the SEO settings of its address and language, with the page's own values as fallback. */
export async function pageSeo(args: PageArgs, own: NamedPage | OwnSeo): Promise<PageSeo> {
  const gateway = args.context.get(gatewayContext);
  const publicUrl = args.context.get(publicUrlContext);
  const { language, pagePath } = matchedPage(args);
  const texts = messagesIn(language);
  const page: OwnSeo = typeof own === 'string' ? texts.seo[own] : own;
  const exists = page.exists ?? true;
  const [rows, contactSettings] = await Promise.all([
    exists ? readPageRows(gateway, pagePath) : noRows,
    fetchContactSettings(gateway),
  ]);
  const row = rows[language];

  const absolute = (address: string) => (address.startsWith('/') ? `${publicUrl}${address}` : address);
  const siteName = contactSettings?.companyName || texts.common.company.name;
  const addressIn = (other: Language) => absolute(localisedPath(pagePath, other));
  const robotsIn = (other: Language) => rows[other]?.robots ?? page.robots ?? 'index, follow';
  const indexed = languages.filter(
    (other) => mayBeIndexed(robotsIn(other)) && isCanonical(rows[other], addressIn(other)),
  );
  const alternates = indexed.includes(language)
    ? Object.fromEntries(indexed.map((other) => [other, addressIn(other)]))
    : {};
  const title = row?.metaTitle || `${page.title} | ${siteName}`;
  const description = row?.metaDescription || page.description;
  const ogTitle = row?.ogTitle || title;
  const image = previewImage();
  const schemaMarkup = row?.schemaMarkup ?? companyData(contactSettings, { siteName, publicUrl, language });

  return {
    language,
    title,
    description,
    keywords: row?.metaKeywords ?? null,
    robots: robotsIn(language),
    canonicalUrl: exists ? absolute(row?.canonicalUrl || addressIn(language)) : null,
    alternates,
    openGraph: {
      title: ogTitle,
      description: row?.ogDescription || description,
      image,
    },
    twitter: {
      title: row?.twitterTitle || ogTitle,
      description: row?.twitterDescription || row?.ogDescription || description,
      image: row?.twitterImageUrl ? { url: absolute(row.twitterImageUrl), alt: ogTitle } : image,
    },
    siteName,
    structuredData: [schemaMarkup, ...(page.structuredData ?? [])],
  };

  /** An image of the SEO settings has no description, so its alt text is the title; a record's image has its name. */
  function previewImage(): PreviewImage {
    if (row?.ogImageUrl) return { url: absolute(row.ogImageUrl), alt: ogTitle };
    if (page.imagePath) return { url: absolute(page.imagePath), alt: page.title, isSized: true };
    return { url: absolute('/og-default.jpg'), alt: texts.common.previewImage, isSized: true };
  }
}
