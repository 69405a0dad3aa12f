import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { OfferCard } from '../offers/offer-card';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { inStaffLanguage } from '../text/in-staff-language';
import { TourForm } from './tour-form';
import { tours } from './tours.resource';

/** The countryside tours. */
export function ToursPage() {
  const { t } = useTranslation('tours');
  const { language } = useStaffLanguage();
  return (
    <ResourceScreen
      resource={tours}
      Form={TourForm}
      nameOf={({ name, nameRu }) => inStaffLanguage(language, name, nameRu)}
      searched={({ name, nameRu, destinations }) => [name, nameRu, ...destinations]}
    >
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((tour) => (
            <li key={tour.id}>
              <OfferCard
                offer={tour}
                facts={[{ name: t('fields.destinations'), value: placesOf(tour, language).join(', ') }]}
                onEdit={() => edit(tour)}
                onRemove={() => remove(tour)}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}

function placesOf(
  { destinations, destinationsRu }: { destinations: readonly string[]; destinationsRu: readonly string[] },
  language: string,
): readonly string[] {
  return language === 'ru' && destinationsRu.length > 0 ? destinationsRu : destinations;
}
