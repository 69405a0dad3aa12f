import { z } from 'zod';

/** What was typed as markup; `type` is the data's own `@type`, such as `TaxiService`. */
export type MarkupCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'valid'; readonly markup: Record<string, unknown>; readonly type: string | null };

const jsonObject = z.record(z.string(), z.unknown());

/** What a text entered as schema.org data is. */
export function checkMarkup(text: string): MarkupCheck {
  if (text.trim() === '') return { kind: 'none' };
  const markup = jsonObject.safeParse(readJson(text));
  if (!markup.success) return { kind: 'invalid' };
  const type = markup.data['@type'];
  return { kind: 'valid', markup: markup.data, type: typeof type === 'string' ? type : null };
}

/** Stored data as a person edits it. */
export function markupText(markup: Readonly<Record<string, unknown>> | null | undefined): string {
  return markup ? JSON.stringify(markup, null, 2) : '';
}

/** undefined for a text that is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
