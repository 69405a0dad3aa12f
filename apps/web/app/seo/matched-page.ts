import type { Language } from '@chauffeur/contracts/languages';
import { generatePath } from 'react-router-dom';
import { languageOfPath, pagePathOf } from '../i18n/site-language';

/** The route that an address has matched, as loaders get it. */
export interface MatchedRoute {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * The language of a page, and its path in the default language. They come from the route: the address that was
 * requested may be spelt in another way.
 */
export function matchedPage({ pattern, params }: MatchedRoute): { language: Language; pagePath: string } {
  const path = generatePath(`/${pattern.replace(/^\/+/, '')}`, params);
  return { language: languageOfPath(path), pagePath: pagePathOf(path) };
}
