import { convertFromUsd, formatMoney, usdSymbol, type CurrencyResponse } from '@chauffeur/contracts';
import { useSiteLanguage } from '../../i18n/use-site-language';

/** Writes an amount in USD in the display currency; dollars while that is unknown. */
export function useDisplayPrice(currency: CurrencyResponse | undefined): (usd: number) => string {
  const { language } = useSiteLanguage();
  return (usd) =>
    formatMoney(convertFromUsd(usd, currency?.ratePerUsd ?? 1), currency?.symbol ?? usdSymbol, language);
}
