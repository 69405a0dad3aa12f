import { describedKinds, productDescription } from '@chauffeur/contracts/finance/product-description';
import { languages } from '@chauffeur/contracts/languages/languages';
import { texts } from '../../texts.js';

/**
 * Returns the texts that a search matches: what was typed, and the stored English form of a product description that
 * was typed in the reader's language (`оплата`, `Выплата водителю за BK2026…`).
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
