import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordScreen } from '../../records/record-screen';
import { tours } from '../../resources/catalogue/tours';
import { TourCard } from './tour-card';
import { TourForm } from './tour-form';

export function ToursPage() {
  const { language } = useStaffLanguage();
  return (
    <RecordScreen
      resource={tours}
      Form={TourForm}
      Card={TourCard}
      nameOf={(tour) => inLanguage(tour, 'name', language)}
      searched={({ name, nameRu, destinations, destinationsRu }) => [
        name,
        nameRu,
        ...destinations,
        ...destinationsRu,
      ]}
    />
  );
}
