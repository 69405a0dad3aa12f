import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHours } from '../../../i18n/use-hours';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import type { ChosenRecords } from '../draft/chosen-records';
import { ChoiceSlot } from './choice-slot';

interface OfferSlotProps {
  chosen: ChosenRecords;
  /** Its base price; null once a car is chosen, which shows the price of both. */
  price: string | null;
  hasFailed: boolean;
  onChoose: () => void;
  onReset: () => void;
  /** The fields of the ride. */
  children: ReactNode;
}

/** The service or tour of the trip. */
export function OfferSlot({ chosen, price, ...slot }: OfferSlotProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const offer = chosen.service ?? chosen.tour;
  return (
    <ChoiceSlot
      {...slot}
      kind="offer"
      chosen={
        offer && {
          name: inLanguage(offer, 'name', language),
          nameLanguage: otherLanguageOf(offer, 'name', language),
          details: `${chosen.tour ? t('offer.tour') : t('offer.service')} · ${hours(offer.durationHours)}`,
          price,
          image: offer.image,
        }
      }
      isNext={!offer}
    />
  );
}
