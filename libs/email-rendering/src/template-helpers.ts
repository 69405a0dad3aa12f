import { firstPhoneNumber } from '@chauffeur/contracts/catalogue/settings/first-phone-number';
import type Handlebars from 'handlebars';

/** The helpers that a template may use besides `if` and `unless`: each takes one variable. */
export const valueHelpers = ['digits', 'lines'] as const;
/** The block helpers that a template may use: `{{#if}}`, `{{#unless}}`. */
export const blockHelpers = ['if', 'unless'] as const;

/** Registers the listed helpers and removes all other helpers of Handlebars. */
export function restrictHelpers(engine: typeof Handlebars): void {
  const allowed: readonly string[] = blockHelpers;
  for (const name of Object.keys(engine.helpers)) {
    // Handlebars' handlers of `{{unknown}}` stay: it needs them to look up plain variables.
    if (!allowed.includes(name) && name !== 'helperMissing' && name !== 'blockHelperMissing') {
      engine.unregisterHelper(name);
    }
  }
  // The digits of a phone number, for tel: and wa.me links.
  engine.registerHelper('digits', (value: unknown) => firstPhoneNumber(String(value)).replaceAll('+', ''));
  // Only `encodeMailLinks` adds it: it is not in `valueHelpers`.
  engine.registerHelper('encoded', (value: unknown) =>
    encodeURIComponent(String(value)).replaceAll('%40', '@'),
  );
  // Text with its line breaks as <br>, everything else escaped.
  engine.registerHelper(
    'lines',
    (value: unknown) =>
      new engine.SafeString(
        String(value)
          .split(/\r\n|\r|\n/)
          .map((line) => engine.escapeExpression(line))
          .join('<br>'),
      ),
  );
}

/** Encodes the address of each `mailto:` link: one such as `a?bcc=b@example.com` would add a second recipient. */
export function encodeMailLinks(htmlTemplate: string): string {
  return htmlTemplate.replaceAll(/(?<=mailto:)\{\{\s*(\w+)\s*\}\}/g, '{{encoded $1}}');
}
