import type { Language, SeoSettingsResponse } from '@chauffeur/contracts';
import type { RouterContextProvider } from 'react-router-dom';
import { gatewayContext } from '../../api/gateway';
import { messagesByLanguage } from '../../i18n/messages';
import { languageOfPath, localisedPath, pagePathOf } from '../../i18n/site-language';
import { readContactSettings } from '../contact/read-contact-settings';
import { companyData } from './company-data';
import { publicUrlContext } from './public-url';

/** Pages whose built-in title and description the locale files carry. */
export type NamedPage = keyof (typeof messagesByLanguage)['en']['seo'];

/** What a page says about itself where no SEO settings do. */
export interface OwnSeo {
  title: string;
  description: string;
  /** Address of a 1200x630 picture, from the site's root. */
  imagePath?: string | undefined;
  /** Facts for search engines beside the company's. */
  structuredData?: object[];
  robots?: SeoSettingsResponse['robots'];
}

/** Everything that the head of a page says to search engines and link previews. */
export interface PageSeo {
  language: Language;
  title: string;
  description: string;
  keywords: string | null;
  robots: string;
  canonicalUrl: string;
  alternates: Record<Language, string>;
  openGraph: { title: string; description: string; imageUrl: string };
  twitter: { title: string; description: string; imageUrl: string };
  siteName: string;
  structuredData: object[];
}

interface PageArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Composes a page's head from the SEO settings of its address and language, and from what the page knows. */
export async function pageSeo({ url, context }: PageArgs, own: NamedPage | OwnSeo): Promise<PageSeo> {
  const gateway = context.get(gatewayContext);
  const publicUrl = context.get(publicUrlContext);
  const language = languageOfPath(url.pathname);
  const pagePath = pagePathOf(url.pathname);
  const query = new URLSearchParams({ language, pagePath });
  const [rows, contactSettings] = await Promise.all([
    gateway.readOr<SeoSettingsResponse[]>(`/api/seo?${query}`, []),
    readContactSettings(gateway),
  ]);
  const row = rows.find((candidate) => candidate.isActive);
  const texts = messagesByLanguage[language];
  const page: OwnSeo = typeof own === 'string' ? texts.seo[own] : own;

  const absolute = (address: string) => (address.startsWith('/') ? `${publicUrl}${address}` : address);
  const siteName = contactSettings?.companyName || texts.common.company.name;
  const alternates = {
    en: absolute(localisedPath(pagePath, 'en')),
    ru: absolute(localisedPath(pagePath, 'ru')),
  };
  const title = row?.metaTitle || `${page.title} | ${siteName}`;
  const description = row?.metaDescription || page.description;
  const imageUrl = absolute(row?.ogImageUrl || page.imagePath || '/og-default.jpg');
  const schemaMarkup = row?.schemaMarkup ?? companyData(contactSettings, { siteName, publicUrl, language });

  return {
    language,
    title,
    description,
    keywords: row?.metaKeywords ?? null,
    robots: row?.robots ?? page.robots ?? 'index, follow',
    canonicalUrl: row?.canonicalUrl ? absolute(row.canonicalUrl) : alternates[language],
    alternates,
    openGraph: {
      title: row?.ogTitle || title,
      description: row?.ogDescription || description,
      imageUrl,
    },
    twitter: {
      title: row?.twitterTitle || row?.ogTitle || title,
      description: row?.twitterDescription || row?.ogDescription || description,
      imageUrl: row?.twitterImageUrl ? absolute(row.twitterImageUrl) : imageUrl,
    },
    siteName,
    structuredData: [schemaMarkup, ...(page.structuredData ?? [])],
  };
}
