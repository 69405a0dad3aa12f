import { languages } from '@chauffeur/contracts/languages/languages';
import type { SeoPage, SeoTextsByLanguage } from './seo-page.js';
import { seoTextsEn } from './seo-settings.en.js';
import { seoTextsRu } from './seo-settings.ru.js';
import { typeset } from '../typeset.js';

const robots = 'index, follow';

const pages: readonly SeoPage[] = [
  { pagePath: '/', priority: 1, changeFrequency: 'weekly', robots },
  { pagePath: '/services', priority: 0.9, changeFrequency: 'weekly', robots },
  { pagePath: '/cars', priority: 0.9, changeFrequency: 'weekly', robots },
  { pagePath: '/tours', priority: 0.9, changeFrequency: 'weekly', robots },
  { pagePath: '/booking', priority: 0.8, changeFrequency: 'monthly', robots },
  { pagePath: '/contact', priority: 0.6, changeFrequency: 'monthly', robots },
  { pagePath: '/about', priority: 0.5, changeFrequency: 'monthly', robots },
  { pagePath: '/privacy', priority: 0.2, changeFrequency: 'yearly', robots },
  { pagePath: '/terms', priority: 0.2, changeFrequency: 'yearly', robots },
];

const texts: SeoTextsByLanguage = { en: seoTextsEn, ru: seoTextsRu };

/** Without canonical addresses and preview images, for which the site has defaults. */
export const seoSettings = languages.flatMap((language) =>
  pages.map((page) => {
    const text = texts[language][page.pagePath];
    if (!text) throw new Error(`${page.pagePath} has no SEO texts in ${language}`);
    return {
      ...page,
      language,
      metaTitle: text.metaTitle,
      metaDescription: typeset(text.metaDescription),
      metaKeywords: text.metaKeywords,
      ogTitle: text.socialTitle,
      ogDescription: typeset(text.socialDescription),
      twitterTitle: text.socialTitle,
      twitterDescription: typeset(text.socialDescription),
    };
  }),
);
