import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { EmptyState } from '../../../../surfaces/empty-state';
import { useHours } from '../../../../i18n/use-hours';
import { ChoiceDialog } from '../../choices/choice-dialog';
import { ChoiceOption } from './choice-option';
import { OptionGroup } from './option-group';
import type { RowPrice } from '../../choices/price-list';
import type { WizardService, WizardTour } from '../../choices/wizard-choices';

type Priced<Offer> = Offer & { price: RowPrice | null };

interface OfferDialogProps {
  isOpen: boolean;
  onClose: () => void;
  services: Priced<WizardService>[];
  tours: Priced<WizardTour>[];
  priceText: (price: RowPrice | null) => string | null;
  chosenId: string | null;
  onChooseService: (service: WizardService) => void;
  onChooseTour: (tour: WizardTour) => void;
}

/** The services and the tours, in the company's order. */
export function OfferDialog(props: OfferDialogProps) {
  const { isOpen, onClose, services, tours, priceText, chosenId, onChooseService, onChooseTour } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const hours = useHours();

  const option = <Offer extends WizardService | WizardTour>(
    offer: Priced<Offer>,
    onChoose: (offer: Offer) => void,
  ) => (
    <ChoiceOption
      key={offer.id}
      name={inLanguage(offer, 'name', language)}
      nameLanguage={otherLanguageOf(offer, 'name', language)}
      details={hours(offer.durationHours)}
      price={priceText(offer.price)}
      image={offer.image}
      isChosen={offer.id === chosenId}
      onChoose={() => onChoose(offer)}
    />
  );

  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('offer.dialog')}>
      {services.length + tours.length === 0 && <EmptyState text={t('offer.none')} />}
      {services.length > 0 && (
        <OptionGroup title={t('offer.services')}>
          {services.map((service) => option(service, onChooseService))}
        </OptionGroup>
      )}
      {tours.length > 0 && (
        <OptionGroup title={t('offer.tours')}>{tours.map((tour) => option(tour, onChooseTour))}</OptionGroup>
      )}
    </ChoiceDialog>
  );
}
