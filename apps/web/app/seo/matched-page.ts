import type { Language } from '@chauffeur/contracts/languages/languages';
import { generatePath } from 'react-router-dom';
import { languageOfPath, pagePathOf } from '../i18n/site-language';

/** The matched route, as loaders receive it. */
export interface MatchedRoute {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns a page's language and its path in the default language. They are derived from the route, because the
 * requested address may be spelt differently.
 */
export function matchedPage({ pattern, params }: MatchedRoute): { language: Language; pagePath: string } {
  const path = generatePath(`/${pattern.replace(/^\/+/, '')}`, params);
  return { language: languageOfPath(path), pagePath: pagePathOf(path) };
}
