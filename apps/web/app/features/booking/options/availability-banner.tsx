import type { Language } from '@chauffeur/contracts/languages/languages';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../surfaces/banner';
import { DelayWhileCovered } from '../../../surfaces/delay-while-covered';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { availabilityMinHeight } from '../availability/availability-height';
import { ContactFallback } from '../availability/contact-fallback';
import { SentenceWithName } from './sentence-with-name';

interface AvailabilityBannerProps {
  passengerCount: number;
  /** Of the chosen car. */
  seats: number | null;
  /** How many can be chosen. */
  carCount: number;
  offerCount: number;
  /** The chosen car's name. */
  car: string | null;
  /** The chosen service's or tour's name. */
  offer: string | null;
  /** Its language, if it is not the page's. */
  offerLanguage: Language | undefined;
  hasCars: boolean;
  hasOffers: boolean;
  isPriced: boolean;
  isUnavailable: boolean;
}

/** What the prices mean for the choice so far. */
export function AvailabilityBanner(props: AvailabilityBannerProps) {
  const { passengerCount, seats, carCount, offerCount, car, offer, hasCars, hasOffers, isPriced } = props;
  const { t } = useTranslation('booking');
  const ofOffer = (sentence: (name: string) => string) => (
    <SentenceWithName lang={props.offerLanguage} sentence={sentence}>
      {offer ?? ''}
    </SentenceWithName>
  );
  const isAvailable = isPriced && !props.isUnavailable;
  const hasNoOffers = car !== null && !offer && !hasOffers;
  const hasNoCars = offer !== null && !car && !hasCars;
  const isTooSmall = seats !== null && passengerCount > seats;
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        // The room stays if the car turns out to be taken, so that nothing moves.
        minHeight: car && offer && isPriced ? availabilityMinHeight : 0,
      }}
    >
      <DelayWhileCovered>
        {car && isTooSmall && (
          <Banner kind="warning">
            {t('banner.tooSmall', { car, count: passengerCount, max: seats ?? 0 })}
          </Banner>
        )}
        {car && !offer && hasOffers && (
          <VisuallyHidden>{t('banner.carChosen', { car, count: offerCount })}</VisuallyHidden>
        )}
        {offer && !car && hasCars && (
          <VisuallyHidden>
            {ofOffer((name) => t('banner.offerChosen', { name, count: carCount }))}
          </VisuallyHidden>
        )}
        {hasNoOffers && <Banner kind="warning">{t('banner.noOffers', { car })}</Banner>}
        {hasNoCars && <Banner kind="warning">{ofOffer((name) => t('banner.noCars', { name }))}</Banner>}
        {(hasNoOffers || hasNoCars) && <ContactFallback />}
        {car && offer && isAvailable && !isTooSmall && (
          <Banner kind="success">{ofOffer((name) => t('banner.available', { car, name }))}</Banner>
        )}
      </DelayWhileCovered>
    </Box>
  );
}
