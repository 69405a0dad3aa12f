import type Handlebars from 'handlebars';

/** The helpers that a template may use besides `if` and `unless`: each takes one variable. */
export const valueHelpers = ['digits', 'lines'] as const;
/** Those that enclose a part of the template: `{{#if}}`, `{{#unless}}`. */
export const blockHelpers = ['if', 'unless'] as const;

/** Registers exactly the listed helpers and removes the library's others. */
export function useListedHelpersOnly(engine: typeof Handlebars): void {
  const allowed: readonly string[] = blockHelpers;
  for (const name of Object.keys(engine.helpers)) {
    // The library's handlers of `{{unknown}}` stay: without them a plain variable can't be looked up.
    if (!allowed.includes(name) && name !== 'helperMissing' && name !== 'blockHelperMissing') {
      engine.unregisterHelper(name);
    }
  }
  /** The digits of a phone number, for tel: and wa.me links. */
  engine.registerHelper('digits', (value: unknown) => String(value).replace(/\D/g, ''));
  // Of `encodeMailLinks` alone.
  engine.registerHelper('encoded', (value: unknown) =>
    encodeURIComponent(String(value)).replaceAll('%40', '@'),
  );
  /** Text with its line breaks, everything else escaped. */
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

/** The template with the address of each `mailto:` link encoded: in `a?bcc=b@example.com` a link would have a second recipient. */
export function encodeMailLinks(htmlTemplate: string): string {
  return htmlTemplate.replaceAll(/(?<=mailto:)\{\{\s*(\w+)\s*\}\}/g, '{{encoded $1}}');
}
