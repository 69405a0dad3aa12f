import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { useTranslation } from 'react-i18next';
import type { RowPrice } from '../choices/price-list';
import { useDisplayPrice } from './use-display-price';

/** Returns a function that writes a price as a row shows it; null without one. */
export function useRowPriceText(
  currency: CurrencyResponse | undefined,
): (price: RowPrice | null) => string | null {
  const { t } = useTranslation('booking');
  const displayPrice = useDisplayPrice(currency);
  return (price) => {
    if (!price) return null;
    if (price.usd === 0) return t('panel.toBeAgreed');
    return price.isExact ? displayPrice(price.usd) : t('fromPrice', { price: displayPrice(price.usd) });
  };
}
