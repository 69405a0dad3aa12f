import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extrasText, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import { otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { convertLines } from './convert-lines';

const Lines = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'end' },
});

interface PriceLinesProps {
  /** USD, without extras; null if it is to be agreed, undefined if only the total is known. */
  basePrice: number | null | undefined;
  /** Whether the prices of the rides are being fetched; dots stand for them, as for the total. */
  isLoading?: boolean | undefined;
  extras: readonly BookedExtra[];
  /** USD, of the ride back with its extras, if one is wanted; 0 if it is to be agreed. */
  returnPrice?: number | undefined;
  /** The currency of shown prices. */
  currency: CurrencyResponse | undefined;
}

/** What a price consists of; empty if it is only the ride. */
export function PriceLines({ basePrice, isLoading = false, extras, returnPrice, currency }: PriceLinesProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  if (extras.length === 0 && returnPrice === undefined) return null;
  const { symbol = usdSymbol, ratePerUsd = 1 } = currency ?? {};
  const write = (amount: number) => formatMoney(amount, symbol, language);
  const writeRide = (amount: number | null) => {
    if (isLoading) return '…';
    return amount === null ? t('panel.toBeAgreed') : write(amount);
  };
  const converted = (usd: number) => convertFromUsd(usd, ratePerUsd);
  const extrasUsd = extras.map((extra) => priceOfExtras([extra]));
  // Without a price of the ride, the lines need not add up to a total.
  const [ride = 0, ...extraAmounts] =
    typeof basePrice === 'number'
      ? convertLines([basePrice, ...extrasUsd], ratePerUsd)
      : [0, ...extrasUsd.map(converted)];
  return (
    <Lines aria-label={t('panel.lines')}>
      {basePrice !== undefined && (
        <>
          <dt>{t('panel.ride')}</dt>
          <dd className="tabular">{writeRide(basePrice === null ? null : ride)}</dd>
        </>
      )}
      {extras.map((extra, index) => [
        <dt key={`${extra.extraId} name`} lang={otherLanguageOf(extra, 'name', language)}>
          {extrasText([extra], language)}
        </dt>,
        <dd key={extra.extraId} className="tabular">
          {extrasUsd[index] === 0 ? t('extras.free') : write(extraAmounts[index] ?? 0)}
        </dd>,
      ])}
      {returnPrice !== undefined && (
        <>
          <dt>{t('panel.return')}</dt>
          <dd className="tabular">{writeRide(returnPrice === 0 ? null : converted(returnPrice))}</dd>
        </>
      )}
    </Lines>
  );
}
