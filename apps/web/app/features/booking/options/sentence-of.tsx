import type { Language } from '@chauffeur/contracts/languages';

/** In the place of the name; no text has it. */
const mark = '\uE000';

interface SentenceOfProps {
  /** What `otherLanguageOf` says of the name. */
  lang: Language | undefined;
  /** The name. */
  children: string;
  /** The sentence with a name in it. */
  sentence: (name: string) => string;
}

/**
 * A sentence with a record's name, which alone is marked. Another sentence is another element: it changes on a
 * page that the browser translates, too.
 */
export function SentenceOf({ lang, sentence, children }: SentenceOfProps) {
  const [before, after] = sentence(mark).split(mark);
  const whole = sentence(children);
  return lang ? (
    <span key={whole}>
      {before}
      <span lang={lang}>{children}</span>
      {after}
    </span>
  ) : (
    whole
  );
}
