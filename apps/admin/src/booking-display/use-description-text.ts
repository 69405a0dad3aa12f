import { readProductDescription } from '@chauffeur/contracts/finance/product-description';
import { useTranslation } from 'react-i18next';

/** Returns a function that translates the product's own descriptions of transactions; those of staff stay unchanged. */
export function useDescriptionText(): (description: string) => string {
  const { t } = useTranslation('finance');
  return (description) => {
    const read = readProductDescription(description);
    if (!read) return description;
    const { kind, reference, reason } = read;
    return t(`descriptions.${kind}`, { reference, context: reason ?? undefined });
  };
}
