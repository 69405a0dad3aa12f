import { z } from 'zod';

/** The result of checking typed markup. `type` is the data's own `@type`, such as `TaxiService`. */
export type MarkupCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'valid'; readonly markup: Record<string, unknown>; readonly type: string | null };

const jsonObject = z.record(z.string(), z.unknown());

/** Checks a text that was entered as schema.org data. */
export function checkMarkup(text: string): MarkupCheck {
  if (text.trim() === '') return { kind: 'none' };
  const markup = jsonObject.safeParse(readJson(text));
  if (!markup.success) return { kind: 'invalid' };
  const type = markup.data['@type'];
  return { kind: 'valid', markup: markup.data, type: typeof type === 'string' ? type : null };
}

/** Formats stored data for editing. */
export function markupText(markup: Readonly<Record<string, unknown>> | null | undefined): string {
  return markup ? JSON.stringify(markup, null, 2) : '';
}

/** Parses JSON; undefined if the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
