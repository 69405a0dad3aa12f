import type { Language } from '@chauffeur/contracts/languages/languages';
import { useLocation } from 'react-router-dom';
import { languageOfPath, localisedPath } from './site-language';

/** Returns the page's language, and `to`, which gives the address of a page in this language. */
export function useSiteLanguage(): { language: Language; to: (pagePath: string) => string } {
  const language = languageOfPath(useLocation().pathname);
  return { language, to: (pagePath) => localisedPath(pagePath, language) };
}
