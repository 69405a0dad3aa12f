import type { Language } from '@chauffeur/contracts/languages/languages';

/** Replaces the name; no text contains it. */
const mark = '\uE000';

interface SentenceWithNameProps {
  /** Language of the name, from `otherLanguageOf`. */
  lang: Language | undefined;
  /** The name. */
  children: string;
  /** Returns the sentence with the given name in it. */
  sentence: (name: string) => string;
}

/**
 * A sentence in which only a record's name is marked with its language. Each sentence is an element of its own, so that
 * it also changes on a page that the browser has translated.
 */
export function SentenceWithName({ lang, sentence, children }: SentenceWithNameProps) {
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
