import type { Language } from '@chauffeur/contracts/languages/languages';

interface TextInLanguageProps {
  /** The result of `otherLanguageOf`. */
  lang: Language | undefined;
  children: string;
}

/**
 * A record's text among other texts, with a `lang` attribute if it is not in the page's language. Always an element,
 * because React can't update bare text nodes on a page that the browser translates.
 */
export function TextInLanguage({ lang, children }: TextInLanguageProps) {
  return <span lang={lang}>{children}</span>;
}
