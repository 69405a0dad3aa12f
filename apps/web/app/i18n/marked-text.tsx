import type { Language } from '@chauffeur/contracts/languages';

interface MarkedTextProps {
  /** What `otherLanguageOf` says of it. */
  lang: Language | undefined;
  children: string;
}

/**
 * A record's text within a line of others, marked where it is not in the page's language. An element in any case: it changes
 * on a page that the browser translates, too.
 */
export function MarkedText({ lang, children }: MarkedTextProps) {
  return <span lang={lang}>{children}</span>;
}
