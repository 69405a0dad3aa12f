import { seoSettingsRequest } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { z } from 'zod';

/** The result of checking typed markup. `type` is the data's own `@type`, such as `TaxiService`. */
export type MarkupCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly code: string }
  | { readonly kind: 'valid'; readonly markup: Record<string, unknown>; readonly type: string | null };

const { schemaMarkup: rule } = seoSettingsRequest.shape;

/** Checks a text that was entered as schema.org data. */
export function checkMarkup(text: string): MarkupCheck {
  if (text.trim() === '') return { kind: 'none' };
  const { data: markup, error } = rule.safeParse(readJson(text));
  if (!markup) return { kind: 'invalid', code: error?.issues[0]?.message ?? 'schemaMarkup.invalid' };
  const type = markup['@type'];
  return { kind: 'valid', markup, type: typeof type === 'string' ? type : null };
}

/** Adds schema.org's context to a text that lacks that alone; null for any other text. */
export function withContext(text: string): string | null {
  const check = checkMarkup(text);
  if (check.kind !== 'invalid' || check.code !== 'schemaMarkup.noContext') return null;
  const context = { '@context': 'https://schema.org' };
  // First, where it is usually written; an empty one is replaced.
  return markupText({ ...context, ...z.record(z.string(), z.unknown()).parse(readJson(text)), ...context });
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
