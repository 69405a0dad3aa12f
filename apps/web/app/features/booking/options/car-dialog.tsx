import { inLanguage } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useCarRoom } from '../../../offers/use-car-room';
import { EmptyState } from '../../../surfaces/empty-state';
import { ChoiceDialog } from './choice-dialog';
import { ChoiceOption, OptionGrid } from './choice-option';
import { carName } from '../draft/chosen-records';
import type { WizardCar } from '../wizard-choices';

interface CarDialogProps {
  isOpen: boolean;
  onClose: () => void;
  cars: WizardCar[];
  /** As entered so far: cars with fewer seats come last. */
  passengerCount: number;
  chosenId: string | null;
  onChoose: (car: WizardCar) => void;
}

export default function CarDialog({
  isOpen,
  onClose,
  cars,
  passengerCount,
  chosenId,
  onChoose,
}: CarDialogProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const roomOf = useCarRoom();
  const isTooSmall = ({ capacity }: WizardCar) => capacity < passengerCount;
  const byRoom = (one: WizardCar, other: WizardCar) => Number(isTooSmall(one)) - Number(isTooSmall(other));
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('vehicle.dialog')}>
      {cars.length === 0 ? (
        <EmptyState text={t('vehicle.none')} />
      ) : (
        <OptionGrid>
          {cars.toSorted(byRoom).map((car) => (
            <ChoiceOption
              key={car.id}
              name={carName(car)}
              details={[
                inLanguage(car.category, 'name', language),
                car.year,
                roomOf(car),
                ...(isTooSmall(car) ? [t('vehicle.tooSmall', { count: passengerCount })] : []),
              ].join(' · ')}
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
