import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { priceWithExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { SelectField } from '../../../forms/fields/select-field';
import { TextInLanguage } from '../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem, DescriptionList } from '../../../surfaces/description-list';
import { DelayWhileCovered } from '../../../surfaces/delay-while-covered';
import type { BookingDraft } from '../draft/booking-draft';
import { carName, mayBeginAtAirport, type ChosenRecords } from '../draft/chosen-records';
import { storePreferredCurrency } from '../draft/draft-storage';
import type { LazySteps } from '../lazy/use-lazy-steps';
import { PriceNotice } from './price-notice';
import type { PriceState } from './use-price';
import { usePriceText } from './use-price-text';

const appear = keyframes({ to: { visibility: 'visible' } });

const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: '22px 22px 24px',
  borderRadius: 16,
  backgroundColor: theme.palette.sand.main,
  border: `1px solid ${theme.palette.divider}`,
  // Lines that appear above the total would move it, and what is below. On a bad connection they are not waited for.
  '&[data-pending] > [aria-live], &[data-pending] > [aria-live] ~ *': {
    visibility: 'hidden',
    animation: `${appear} 1ms 6s forwards`,
  },
}));

interface PricePanelProps {
  /** Null until fetched, which the price does not wait for. */
  lazySteps: LazySteps | null;
  /** Whether the lines of the price may still appear, also while the draft is read. */
  isPending: boolean;
  draft: BookingDraft;
  chosen: ChosenRecords;
  /** False if the step itself shows what was chosen. */
  hasChoice: boolean;
  price: PriceState;
  extras: readonly BookedExtra[];
  /** Those of the ride back; null if none is wanted. */
  returnExtras: readonly BookedExtra[] | null;
  currencies: CurrencyResponse[];
  /** Null while unknown. */
  terms: BookingTerms | null;
  /** Whether the car is full, so that only a request without a vehicle can be sent. */
  isRequest: boolean;
  onCurrency: (currency: CurrencyCode) => void;
}

/** What the ride costs, in the visitor's currency, and on which terms. */
export function PricePanel(props: PricePanelProps) {
  const { lazySteps, isPending, draft, chosen, hasChoice, price, extras, returnExtras } = props;
  const { currencies, terms, isRequest, onCurrency } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const offer = chosen.service ?? chosen.tour;
  const currency = currencies.find(({ code }) => code === draft.currency) ?? currencies[0];
  const ridePrice = price.status === 'known' ? price.usd : null;
  const { basePrice } = priceWithExtras(ridePrice, extras);
  const { total, approximately } = usePriceText(price, extras, currency, returnExtras);

  return (
    <Panel aria-label={t('panel.title')} data-pending={isPending || undefined}>
      {hasChoice && (
        <DescriptionList>
          <DescriptionItem term={t('vehicle.label')}>
            {chosen.car ? carName(chosen.car) : t('panel.unchosen')}
          </DescriptionItem>
          <DescriptionItem term={t('offer.label')}>
            {offer ? (
              <TextInLanguage lang={otherLanguageOf(offer, 'name', language)}>
                {inLanguage(offer, 'name', language)}
              </TextInLanguage>
            ) : (
              t('panel.unchosen')
            )}
          </DescriptionItem>
        </DescriptionList>
      )}
      <SelectField
        label={t('fields.currency')}
        value={currency?.code}
        onChange={(event) => {
          const code = event.target.value as CurrencyCode;
          storePreferredCurrency(code);
          onCurrency(code);
        }}
      >
        {currencies.map(({ code, symbol }) => (
          <option key={code} value={code}>
            {`${code} ${symbol}`}
          </option>
        ))}
      </SelectField>
      {price.status !== 'unchosen' && lazySteps && (
        <lazySteps.PriceLines
          basePrice={basePrice}
          isLoading={price.status === 'loading'}
          extras={extras}
          returnPrice={returnExtras ? priceWithExtras(ridePrice, returnExtras).totalPrice : undefined}
          currency={currency}
        />
      )}
      <Box aria-live="polite" aria-atomic="true" data-testid="total-price">
        <DelayWhileCovered>
          <Typography component="h3" variant="body2">
            {t('fields.totalPrice')}
          </Typography>
          <Box
            component="p"
            sx={{ margin: 0, fontSize: '2.5rem', fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.2 }}
          >
            {total}
          </Box>
          {approximately && (
            <Typography className="tabular" sx={{ color: 'text.secondary' }}>
              {approximately}
            </Typography>
          )}
          <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
            <PriceNotice price={price} />
          </Box>
        </DelayWhileCovered>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        {lazySteps && (
          <lazySteps.RideTerms
            known={terms}
            ride={draft.details}
            hasLanding={mayBeginAtAirport(draft, chosen)}
            isRequest={isRequest}
          />
        )}
        <Typography variant="body2">{t('panel.payments')}</Typography>
      </Box>
    </Panel>
  );
}
