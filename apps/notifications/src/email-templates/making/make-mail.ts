import mjml from 'mjml-browser';
import type { MailSource } from '../defaults/default-template.js';
import { mailLayout } from '../defaults/mail-layout.js';

/** The HTML of a mail, for every mail program that MJML knows. Throws for faulty MJML. */
export async function makeMail({ language, content }: MailSource): Promise<string> {
  const { html } = await mjml(mailLayout(language, content), {
    validationLevel: 'strict',
    // MJML would have the reader's mail program ask Google for its default font.
    fonts: {},
  });
  return `${withoutIndentation(html)}\n`;
}

/** Indentation is a third of what MJML makes, and Gmail cuts mails at 102 kB. */
function withoutIndentation(html: string): string {
  return html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
