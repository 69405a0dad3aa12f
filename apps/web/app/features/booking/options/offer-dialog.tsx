import { inLanguage } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { EmptyState } from '../../../surfaces/empty-state';
import { ChoiceDialog } from './choice-dialog';
import { ChoiceOption, OptionGrid } from './choice-option';
import type { WizardService, WizardTour } from '../wizard-choices';

interface OfferDialogProps {
  isOpen: boolean;
  onClose: () => void;
  services: WizardService[];
  tours: WizardTour[];
  chosenId: string | null;
  onChooseService: (service: WizardService) => void;
  onChooseTour: (tour: WizardTour) => void;
}

export default function OfferDialog(props: OfferDialogProps) {
  const { isOpen, onClose, services, tours, chosenId, onChooseService, onChooseTour } = props;
  const { t } = useTranslation('booking');
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('offer.dialog')}>
      {services.length + tours.length === 0 && <EmptyState text={t('offer.none')} />}
      <OfferGroup
        title={t('offer.services')}
        offers={services}
        chosenId={chosenId}
        onChoose={onChooseService}
      />
      <OfferGroup title={t('offer.tours')} offers={tours} chosenId={chosenId} onChoose={onChooseTour} />
    </ChoiceDialog>
  );
}

interface OfferGroupProps<Offer> {
  title: string;
  offers: Offer[];
  chosenId: string | null;
  onChoose: (offer: Offer) => void;
}

function OfferGroup<Offer extends WizardService | WizardTour>(props: OfferGroupProps<Offer>) {
  const { title, offers, chosenId, onChoose } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  if (offers.length === 0) return null;
  return (
    <Box component="section" sx={{ '& + &': { mt: 4 } }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <OptionGrid>
        {offers.map((offer) => (
          <ChoiceOption
            key={offer.id}
            name={inLanguage(offer, 'name', language)}
            details={t('hours', { count: offer.durationHours })}
            image={offer.image}
            isChosen={offer.id === chosenId}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </OptionGrid>
    </Box>
  );
}
