import mjml from 'mjml-browser';
import type { EmailSource } from '../defaults/default-template.js';
import { emailLayout } from '../defaults/mjml/email-layout.js';

/** Compiles an email to HTML, for every mail program that MJML supports. Throws for invalid MJML. */
export async function compileEmail({ language, content }: EmailSource): Promise<string> {
  const { html } = await mjml(emailLayout(language, content), {
    validationLevel: 'strict',
    // By default, MJML makes the reader's mail program request a font from Google.
    fonts: {},
  });
  return `${withoutIndentation(html)}\n`;
}

/** Removes indentation, which is a third of MJML's output: Gmail cuts emails at 102 kB. */
function withoutIndentation(html: string): string {
  return html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
