import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { Banner } from '../../../surfaces/banner';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { ContactFallback } from '../availability/contact-fallback';
import type { WizardChoices } from '../choices/wizard-choices';
import { carName, type ChosenRecords } from '../draft/chosen-records';
import type { BookingDraft } from '../draft/booking-draft';
import { offeredRecords } from '../choices/offered-records';
import { SentenceWithName } from './sentence-with-name';

interface ChoiceNoticesProps {
  choices: WizardChoices;
  draft: BookingDraft;
  chosen: ChosenRecords;
  isPriced: boolean;
  isUnavailable: boolean;
}

/** What the prices mean for the choice so far; for a live region. */
export function ChoiceNotices({ choices, draft, chosen, isPriced, isUnavailable }: ChoiceNoticesProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const { cars, services, tours } = offeredRecords(choices, draft);
  const record = chosen.service ?? chosen.tour;
  const offer = record && inLanguage(record, 'name', language);
  const car = chosen.car && carName(chosen.car);
  const ofOffer = (sentence: (name: string) => string) => (
    <SentenceWithName
      lang={record ? otherLanguageOf(record, 'name', language) : undefined}
      sentence={sentence}
    >
      {offer ?? ''}
    </SentenceWithName>
  );
  const { passengerCount } = draft.details;
  const seats = chosen.car?.capacity ?? null;
  const carCount = cars.length;
  const offerCount = services.length + tours.length;
  const hasCars = !choices.hasPrices || carCount > 0;
  const hasOffers = !choices.hasPrices || offerCount > 0;
  const hasNoOffers = car !== null && !offer && !hasOffers;
  const hasNoCars = offer !== null && !car && !hasCars;
  const isTooSmall = seats !== null && passengerCount > seats;
  return (
    <>
      {car && isTooSmall && (
        <Banner kind="warning">{t('banner.tooSmall', { car, count: passengerCount, max: seats })}</Banner>
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
      {car && offer && isPriced && !isUnavailable && !isTooSmall && (
        <Banner kind="success">{ofOffer((name) => t('banner.available', { car, name }))}</Banner>
      )}
    </>
  );
}
