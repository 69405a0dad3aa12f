import type { StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { OfferCard } from '../../offers/offer-card';
import type { RecordItemProps } from '../../records/resource';

export function TourCard({ record: tour, onEdit, onRemove }: RecordItemProps<StaffTourResponse>) {
  const { t } = useTranslation('tours');
  const { language } = useStaffLanguage();
  const destinations = { names: tour.destinations.join(', '), namesRu: tour.destinationsRu.join(', ') };
  return (
    <OfferCard
      offer={tour}
      details={[{ name: t('fields.destinations'), value: inLanguage(destinations, 'names', language) }]}
      onEdit={onEdit}
      onRemove={onRemove}
    />
  );
}
