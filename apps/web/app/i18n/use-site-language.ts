import type { Language } from '@chauffeur/contracts/languages';
import { useLocation } from 'react-router-dom';
import { languageOfPath, localisedPath } from './site-language';

/** The page's language, and how to address another page in it. */
export function useSiteLanguage(): { language: Language; to: (pagePath: string) => string } {
  const language = languageOfPath(useLocation().pathname);
  return { language, to: (pagePath) => localisedPath(pagePath, language) };
}
