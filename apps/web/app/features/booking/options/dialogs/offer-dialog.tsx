import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { EmptyState } from '../../../../surfaces/empty-state';
import { useHours } from '../../../../i18n/use-hours';
import { ChoiceDialog } from '../../choices/choice-dialog';
import { ChoiceOption } from './choice-option';
import { OptionGroup } from './option-group';
import { offeredRecords } from '../../choices/offered-records';
import { priceOfOffer, type RowPrice } from '../../choices/price-list';
import type { WizardChoices, WizardService, WizardTour } from '../../choices/wizard-choices';
import type { BookingDraft } from '../../draft/booking-draft';

interface OfferListProps {
  choices: WizardChoices;
  draft: BookingDraft;
  priceText: (price: RowPrice | null) => string | null;
  onChooseService: (service: WizardService) => void;
  onChooseTour: (tour: WizardTour) => void;
}

interface OfferDialogProps extends OfferListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The services and the tours, in the company's order. */
export function OfferDialog({ isOpen, onClose, ...list }: OfferDialogProps) {
  const { t } = useTranslation('booking');
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('offer.dialog')}>
      <OfferList {...list} />
    </ChoiceDialog>
  );
}

/** Rendered only while the dialog is open. */
function OfferList({ choices, draft, priceText, onChooseService, onChooseTour }: OfferListProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const { services, tours } = offeredRecords(choices, draft);
  const chosenId = draft.serviceId ?? draft.tourId;

  const option = <Offer extends WizardService | WizardTour>(
    offer: Offer,
    onChoose: (offer: Offer) => void,
  ) => (
    <ChoiceOption
      key={offer.id}
      name={inLanguage(offer, 'name', language)}
      nameLanguage={otherLanguageOf(offer, 'name', language)}
      details={hours(offer.durationHours)}
      price={priceText(priceOfOffer(offer, choices.prices, draft.carId))}
      image={offer.image}
      isChosen={offer.id === chosenId}
      onChoose={() => onChoose(offer)}
    />
  );

  return (
    <>
      {services.length + tours.length === 0 && <EmptyState text={t('offer.none')} />}
      {services.length > 0 && (
        <OptionGroup title={t('offer.services')}>
          {services.map((service) => option(service, onChooseService))}
        </OptionGroup>
      )}
      {tours.length > 0 && (
        <OptionGroup title={t('offer.tours')}>{tours.map((tour) => option(tour, onChooseTour))}</OptionGroup>
      )}
    </>
  );
}
