import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { sumOf } from './leg-totals';

/**
 * Returns a function that writes USD in the display currency; in USD while that is unknown. Several amounts are
 * converted one by one and then added, as rides are stored and confirmed.
 */
export function useDisplayPrice(currency: CurrencyResponse | undefined): (...usd: number[]) => string {
  const { language } = useSiteLanguage();
  const converted = (usd: number) => convertFromUsd(usd, currency?.ratePerUsd ?? 1);
  return (...usd) => formatMoney(sumOf(usd.map(converted)), currency?.symbol ?? usdSymbol, language);
}
