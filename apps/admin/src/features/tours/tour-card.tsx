import type { StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { OfferCard } from '../../offers/offer-card';
import type { RecordItemProps } from '../../records/resource';

export function TourCard({ record: tour, onEdit, onRemove }: RecordItemProps<StaffTourResponse>) {
  const { t } = useTranslation('tours');
  const destinations = { names: tour.destinations.join(', '), namesRu: tour.destinationsRu.join(', ') };
  return (
    <OfferCard
      offer={tour}
      details={[{ name: t('fields.destinations'), value: <RecordText of={destinations} field="names" /> }]}
      onEdit={onEdit}
      onRemove={onRemove}
    />
  );
}
