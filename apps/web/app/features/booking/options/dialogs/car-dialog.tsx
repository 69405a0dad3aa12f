import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '../../../../buttons/filter-button';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { useCarCapacityText } from '../../../../offers/use-car-capacity-text';
import { EmptyState } from '../../../../surfaces/empty-state';
import { ChoiceDialog } from '../../choices/choice-dialog';
import { ChoiceOption } from './choice-option';
import { groupCars, type PricedCar } from './car-groups';
import { OptionGroup } from './option-group';
import { useFreeCars, type IsFree } from '../../availability/use-free-cars';
import type { BookingDraft } from '../../draft/booking-draft';
import { carName } from '../../draft/chosen-records';
import { offeredRecords } from '../../choices/offered-records';
import { priceOfCar, type RowPrice } from '../../choices/price-list';
import type { WizardChoices } from '../../choices/wizard-choices';

const Filters = styled('div')({
  display: 'flex',
  gap: 8,
  marginBottom: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

interface CarDialogProps {
  isOpen: boolean;
  onClose: () => void;
  choices: WizardChoices;
  priceText: (price: RowPrice | null) => string | null;
  draft: BookingDraft;
  /** Whether the chosen car may be busy with a booking of this trip that had no response. */
  mayBeBooked: boolean;
  /** Hours by which extras make the ride longer than the service or tour. */
  extraHours: number;
  onChoose: (car: PricedCar) => void;
}

/** The cars by category, with a filter. */
export function CarDialog({ isOpen, onClose, extraHours, ...list }: CarDialogProps) {
  const { t } = useTranslation('booking');
  const isFree = useFreeCars(list.draft, extraHours, isOpen);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  return (
    <ChoiceDialog isOpen={isOpen} onClose={onClose} title={t('vehicle.dialog')}>
      <CarList {...list} isFree={isFree} categoryId={categoryId} onCategory={setCategoryId} />
    </ChoiceDialog>
  );
}

interface CarListProps extends Omit<CarDialogProps, 'isOpen' | 'onClose' | 'extraHours'> {
  isFree: IsFree;
  /** The category that is shown; null for all. */
  categoryId: string | null;
  onCategory: (id: string | null) => void;
}

/** Rendered only while the dialog is open. Cars that are too small for the entered number of passengers come last. */
function CarList(props: CarListProps) {
  const { choices, priceText, draft, mayBeBooked, isFree, categoryId, onCategory, onChoose } = props;
  const { passengerCount } = draft.details;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const roomOf = useCarCapacityText();
  const offered = offeredRecords(choices, draft).cars;
  const cars = offered.map((car) => ({ ...car, price: priceOfCar(car, choices.prices, draft) }));
  const all = groupCars(cars, Number.NaN).groups.map(({ category }) => category);
  const filter = all.find(({ id }) => id === categoryId) ?? null;
  const shown = filter ? cars.filter(({ category }) => category.id === filter.id) : cars;
  const { groups, tooSmall } = groupCars(shown, passengerCount);

  const option = (car: PricedCar, details: string) => (
    <ChoiceOption
      key={car.id}
      name={carName(car)}
      details={details}
      price={priceText(car.price)}
      isFree={mayBeBooked && car.id === draft.carId ? null : isFree(car.id)}
      image={car.image}
      isChosen={car.id === draft.carId}
      onChoose={() => onChoose(car)}
    />
  );

  return (
    <>
      {cars.length === 0 && <EmptyState text={t('vehicle.none')} />}
      {all.length > 1 && (
        <Filters role="group" aria-label={t('vehicle.filter')}>
          <FilterButton type="button" aria-pressed={filter === null} onClick={() => onCategory(null)}>
            {t('vehicle.all')}
          </FilterButton>
          {all.map((category) => (
            <FilterButton
              key={category.id}
              type="button"
              lang={otherLanguageOf(category, 'name', language)}
              aria-pressed={category.id === filter?.id}
              onClick={() => onCategory(category.id)}
            >
              {inLanguage(category, 'name', language)}
            </FilterButton>
          ))}
        </Filters>
      )}
      {groups.map(({ category, cars: fitting }) => (
        <OptionGroup
          key={category.id}
          title={inLanguage(category, 'name', language)}
          titleLanguage={otherLanguageOf(category, 'name', language)}
        >
          {fitting.map((car) => option(car, roomOf(car)))}
        </OptionGroup>
      ))}
      {tooSmall.length > 0 && (
        <OptionGroup title={t('vehicle.tooSmall', { count: passengerCount })}>
          {tooSmall.map((car) => option(car, t('vehicle.seats', { count: car.capacity })))}
        </OptionGroup>
      )}
    </>
  );
}
