import { readProductDescription } from '@chauffeur/contracts/finance/product-description';
import { readReturnNote } from '@chauffeur/contracts/finance/return-note';
import type { Language } from '@chauffeur/contracts/languages';
import { texts } from '../texts.js';

/** A transaction's description as the back office shows it: what the product has entered in a language, what staff wrote as it is. */
export function descriptionIn(language: Language, description: string): string {
  const read = readProductDescription(description);
  if (!read) return description;
  const { kind, reference, reason } = read;
  const { descriptions } = texts[language].export;
  const text = kind === 'retained' && reason ? descriptions[`retained_${reason}`] : descriptions[kind];
  return text.replace('{{reference}}', reference);
}

/** A transaction's notes, with the line that the product has added in a language. */
export function notesIn(language: Language, stored: string | null): string | null {
  const { notes, returned } = readReturnNote(stored);
  if (!returned) return notes;
  const line = texts[language].export.returned[returned.reason].replace('{{reference}}', returned.reference);
  return [notes, line].filter(Boolean).join('\n');
}
