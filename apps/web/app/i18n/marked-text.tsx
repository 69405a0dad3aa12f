import type { Language } from '@chauffeur/contracts/languages';

interface MarkedTextProps {
  /** What `otherLanguageOf` says of it. */
  lang: Language | undefined;
  children: string;
}

/** A record's text within a line of others, marked where it is not in the page's language. */
export function MarkedText({ lang, children }: MarkedTextProps) {
  return lang ? <span lang={lang}>{children}</span> : children;
}
