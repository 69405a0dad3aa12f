import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../lists/filter-choice';
import { useListAddress } from '../lists/use-list-address';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { CarCard, carName } from './car-card';
import { CarForm } from './car-form';
import { cars } from './cars.resource';
import { useCategoryChoices } from './use-category-choices';

/** The fleet, also the cars that visitors don't see. */
export function CarsPage() {
  const { t } = useTranslation('cars');
  const { value, narrow } = useListAddress();
  const categories = useCategoryChoices();
  const category = value('category');
  return (
    <ResourceScreen
      resource={cars}
      Form={CarForm}
      nameOf={carName}
      searched={(car) => [carName(car), String(car.year), car.category.name, car.category.nameRu]}
      filters={
        <FilterChoice
          label={t('fields.category')}
          all={t('all')}
          choices={categories}
          value={category}
          onChoose={(chosen) => narrow('category', chosen)}
        />
      }
      passes={({ categoryId }) => category === undefined || categoryId === category}
    >
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((car) => (
            <li key={car.id}>
              <CarCard car={car} onEdit={() => edit(car)} onRemove={() => remove(car)} />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}
