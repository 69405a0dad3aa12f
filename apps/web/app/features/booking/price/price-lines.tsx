import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extrasText, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { CurrencyResponse } from '@chauffeur/contracts/money';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useDisplayPrice } from './use-display-price';

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
  /** USD of the ride alone; null where it is to be agreed, undefined where it is not known beside a total. */
  basePrice: number | null | undefined;
  extras: readonly BookedExtra[];
  /** USD of the ride back with its extras, where one is wanted; 0 where it is to be agreed. */
  returnPrice?: number | undefined;
  /** The one that prices are shown in. */
  currency: CurrencyResponse | undefined;
}

/** What a price is made of; nothing where it is the ride alone. */
export function PriceLines({ basePrice, extras, returnPrice, currency }: PriceLinesProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const displayPrice = useDisplayPrice(currency);
  if (extras.length === 0 && returnPrice === undefined) return null;
  return (
    <Lines aria-label={t('panel.lines')}>
      {basePrice !== undefined && (
        <>
          <dt>{t('panel.ride')}</dt>
          <dd className="tabular">{basePrice === null ? t('panel.toBeAgreed') : displayPrice(basePrice)}</dd>
        </>
      )}
      {extras.map((extra) => {
        const price = priceOfExtras([extra]);
        return [
          <dt key={`${extra.extraId} name`}>{extrasText([extra], language)}</dt>,
          <dd key={extra.extraId} className="tabular">
            {price === 0 ? t('extras.free') : displayPrice(price)}
          </dd>,
        ];
      })}
      {returnPrice !== undefined && (
        <>
          <dt>{t('panel.return')}</dt>
          <dd className="tabular">{returnPrice === 0 ? t('panel.toBeAgreed') : displayPrice(returnPrice)}</dd>
        </>
      )}
    </Lines>
  );
}
