import type { LegalText } from '../../locales/messages';

/** The text with the values of its `{{names}}`; paragraphs that name another are left out. */
export function fillText(text: LegalText, values: Readonly<Record<string, string>>): LegalText {
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
