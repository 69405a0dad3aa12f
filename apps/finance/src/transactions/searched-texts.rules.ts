import { describedKinds, productDescription } from '@chauffeur/contracts/finance/product-description';
import { languages } from '@chauffeur/contracts/languages';
import { texts } from '../texts.js';

/**
 * What a search looks for in stored texts: what was typed, and the description of the product that it names in the language
 * of its reader (`оплата`, `Выплата водителю за BK2026…`), which is stored in English.
 */
export function searchedTexts(search: string): string[] {
  const typed = search.toLowerCase();
  const stored = languages.flatMap((language) =>
    describedKinds.flatMap((kind) => {
      const [shown = ''] = texts[language].export.descriptions[kind].toLowerCase().split(' {{');
      const description = productDescription(kind, '');
      if (shown.includes(typed)) return description;
      return typed.startsWith(`${shown} `) ? description + typed.slice(shown.length) : [];
    }),
  );
  return [...new Set([search, ...stored])];
}
