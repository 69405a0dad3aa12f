import { inLanguage } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { EmptyState } from '../../../surfaces/empty-state';
import { ChoiceDialog } from './choice-dialog';
import { ChoiceOption, OptionGrid } from './choice-option';
import { carName } from '../draft/chosen-records';
import type { WizardCar } from '../wizard-choices';

interface CarDialogProps {
  isOpen: boolean;
  onClose: () => void;
  cars: WizardCar[];
  chosenId: string | null;
  onChoose: (car: WizardCar) => void;
}

export default function CarDialog({ isOpen, onClose, cars, chosenId, onChoose }: CarDialogProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('vehicle.dialog')}>
      {cars.length === 0 ? (
        <EmptyState text={t('vehicle.none')} />
      ) : (
        <OptionGrid>
          {cars.map((car) => (
            <ChoiceOption
              key={car.id}
              name={carName(car)}
              details={`${inLanguage(car.category, 'name', language)} · ${car.year} · ${t('seats', { count: car.capacity })}`}
              image={car.image}
              isChosen={car.id === chosenId}
              onChoose={() => onChoose(car)}
            />
          ))}
        </OptionGrid>
      )}
    </ChoiceDialog>
  );
}
