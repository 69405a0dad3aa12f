import mjml from 'mjml-browser';
import type { EmailSource } from '../defaults/default-template.js';
import { emailLayout } from '../defaults/mjml/email-layout.js';

/** The HTML of an email, for every mail program that MJML knows. Throws for invalid MJML. */
export async function compileEmail({ language, content }: EmailSource): Promise<string> {
  const { html } = await mjml(emailLayout(language, content), {
    validationLevel: 'strict',
    // MJML would make the reader's mail program request its default font from Google.
    fonts: {},
  });
  return `${withoutIndentation(html)}\n`;
}

/** Indentation is a third of what MJML makes, and Gmail cuts emails at 102 kB. */
function withoutIndentation(html: string): string {
  return html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
