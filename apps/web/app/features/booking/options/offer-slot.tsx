import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHours } from '../../../i18n/use-hours';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { afterPaint } from '../../../start/on-demand/after-paint';
import { priceOfOffer } from '../choices/price-list';
import type { WizardChoices } from '../choices/wizard-choices';
import type { BookingDraft } from '../draft/booking-draft';
import { chooseService, chooseTour, clearOffer } from '../draft/draft-choices';
import type { ChosenRecords } from '../draft/chosen-records';
import { useRowPriceText } from '../price/use-row-price-text';
import { ChoiceSlot } from './choice-slot';
import { useChoiceLists } from './dialogs/use-choice-lists';

interface OfferSlotProps {
  choices: WizardChoices;
  draft: BookingDraft;
  chosen: ChosenRecords;
  currency: CurrencyResponse | undefined;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
  /** Called when the list is opened. */
  onOpen: () => void;
  /** Called when a service or tour is chosen. */
  onChoose: () => void;
  /** The fields of the ride. */
  children: ReactNode;
}

/** The service or tour of the trip, with the list to choose it from. */
export function OfferSlot(props: OfferSlotProps) {
  const { choices, draft, chosen, currency, setDraft, onOpen, onChoose, children } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const priceText = useRowPriceText(currency);
  const lists = useChoiceLists();
  const offer = chosen.service ?? chosen.tour;
  const choose = (change: (draft: BookingDraft) => BookingDraft) => {
    lists.choose(() => {
      setDraft(change);
      onChoose();
    });
  };
  return (
    <>
      <ChoiceSlot
        kind="offer"
        isNext={!offer}
        hasFailed={lists.hasFailed}
        onChoose={() => {
          lists.open();
          void afterPaint().then(onOpen);
        }}
        onReset={() => setDraft(clearOffer)}
        chosen={
          offer && {
            name: inLanguage(offer, 'name', language),
            nameLanguage: otherLanguageOf(offer, 'name', language),
            details: `${chosen.tour ? t('offer.tour') : t('offer.service')} · ${hours(offer.durationHours)}`,
            // Once a car is chosen, it shows the price of both.
            price: chosen.car ? null : priceText(priceOfOffer(offer, choices.prices, null)),
            image: offer.image,
          }
        }
      >
        {children}
      </ChoiceSlot>
      {lists.part && (
        <lists.part.OfferDialog
          isOpen={lists.isOpen}
          onClose={lists.close}
          choices={choices}
          draft={draft}
          priceText={priceText}
          onChooseService={(service) => choose((current) => chooseService(current, service))}
          onChooseTour={(tour) => choose((current) => chooseTour(current, tour))}
        />
      )}
    </>
  );
}
