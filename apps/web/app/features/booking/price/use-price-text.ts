import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import { defaultLanguage } from '@chauffeur/contracts/languages/languages';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { useTranslation } from 'react-i18next';
import { legTotals, sumOf } from './leg-totals';
import { useDisplayPrice } from './use-display-price';
import type { PriceState } from './use-price';

interface PriceText {
  /** In the display currency; a dash while nothing is chosen, dots while it is loading. */
  total: string;
  /** In USD, if another currency is displayed; null otherwise. */
  approximately: string | null;
}

/** Returns the text of the total price, including extras and the ride back. */
export function usePriceText(
  price: PriceState,
  extras: readonly BookedExtra[],
  currency: CurrencyResponse | undefined,
  returnExtras: readonly BookedExtra[] | null,
): PriceText {
  const { t } = useTranslation('booking');
  const displayPrice = useDisplayPrice(currency);
  if (price.status === 'unchosen') return { total: '—', approximately: null };
  if (price.status === 'loading') return { total: '…', approximately: null };
  const legsUsd = legTotals(price.status === 'known' ? price.usd : null, extras, returnExtras);
  const isUsd = currency === undefined || currency.code === 'USD';
  return {
    total: displayPrice(...legsUsd),
    // The specification gives this line one form for all languages.
    approximately: isUsd
      ? null
      : t('panel.approximately', { amount: formatMoney(sumOf(legsUsd), usdSymbol, defaultLanguage) }),
  };
}
