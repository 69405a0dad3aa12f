import { convertFromUsd } from '@chauffeur/contracts/convert-currency';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/format-money';
import type { CurrencyResponse } from '@chauffeur/contracts/money';
import { useSiteLanguage } from '../../../i18n/use-site-language';

/** Writes an amount in USD in the display currency; dollars while that is unknown. */
export function useDisplayPrice(currency: CurrencyResponse | undefined): (usd: number) => string {
  const { language } = useSiteLanguage();
  return (usd) =>
    formatMoney(convertFromUsd(usd, currency?.ratePerUsd ?? 1), currency?.symbol ?? usdSymbol, language);
}
