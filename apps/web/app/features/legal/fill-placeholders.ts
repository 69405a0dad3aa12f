import type { LegalText } from '../../locales/messages';

/** Replaces `{{names}}` by their values; paragraphs with a name that has no value are left out. */
export function fillPlaceholders(text: LegalText, values: Readonly<Record<string, string>>): LegalText {
  const fill = (paragraph: string) =>
    Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value),
      paragraph,
    );
  const sections = text.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map(fill).filter((paragraph) => !paragraph.includes('{{')),
  }));
  return { ...text, sections };
}
