import { readProductDescription } from '@chauffeur/contracts/finance/product-description';
import { useTranslation } from 'react-i18next';

/** A transaction's description: what the product has entered in the admin's language, what staff have written as it is. */
export function useDescriptionText(): (description: string) => string {
  const { t } = useTranslation('finance');
  return (description) => {
    const read = readProductDescription(description);
    if (!read) return description;
    const { kind, reference, reason } = read;
    return t(`descriptions.${kind}`, { reference, context: reason ?? undefined });
  };
}
