import { recordId } from '@chauffeur/contracts/http/record';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../lists/toolbar/filter-choice';
import { useListParameters } from '../../lists/use-list-parameters';
import { RecordScreen } from '../../records/record-screen';
import { CarCard } from './car-card';
import { CarForm } from './car-form';
import { carName, cars } from '../../resources/catalogue/cars';
import { useCategoryChoices } from './use-category-choices';

/** Lists the whole fleet, including cars that visitors don't see. */
export function CarsPage() {
  const { t } = useTranslation('cars');
  const { value, setFilter } = useListParameters();
  const categories = useCategoryChoices();
  const category = value('category', recordId);
  return (
    <RecordScreen
      resource={cars}
      Form={CarForm}
      Card={CarCard}
      nameOf={carName}
      searched={(car) => [carName(car), String(car.year), car.category.name, car.category.nameRu]}
      filters={
        <FilterChoice
          label={t('fields.category')}
          all={t('all')}
          choices={categories ?? []}
          value={category}
          onChoose={(chosen) => setFilter('category', chosen)}
        />
      }
      passes={({ categoryId }) => category === undefined || categoryId === category}
    />
  );
}
