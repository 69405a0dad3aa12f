import { readProductDescription } from '@chauffeur/contracts/finance/product-description';
import { readReturnNote } from '@chauffeur/contracts/finance/return-note';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { texts } from '../texts.js';

/** Returns a description as the back office shows it: the product's own in the language, staff's as written. */
export function localisedDescription(language: Language, description: string): string {
  const read = readProductDescription(description);
  if (!read) return description;
  const { kind, reference, reason } = read;
  const { descriptions } = texts[language].export;
  const text = kind === 'retained' && reason ? descriptions[`retained_${reason}`] : descriptions[kind];
  return text.replace('{{reference}}', reference);
}

/** Returns a transaction's notes, with the product's own line in the language. */
export function localisedNotes(language: Language, stored: string | null): string | null {
  const { notes, returned } = readReturnNote(stored);
  if (!returned) return notes;
  const line = texts[language].export.returned[returned.reason].replace('{{reference}}', returned.reference);
  return [notes, line].filter(Boolean).join('\n');
}
