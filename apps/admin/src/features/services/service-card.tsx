import type { StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { OfferCard } from '../../offers/offer-card';
import type { RecordItemProps } from '../../records/resource';
import { ServiceKindName } from './service-kind';

export function ServiceCard({ record: service, onEdit, onRemove }: RecordItemProps<StaffServiceResponse>) {
  const { t } = useTranslation('services');
  return (
    <OfferCard
      offer={service}
      details={[
        {
          name: t('fields.serviceTypeId'),
          value: <RecordText of={service.serviceTypeDetails} field="name" />,
        },
        { name: t('fields.serviceType'), value: <ServiceKindName kind={service.serviceType} /> },
      ]}
      onEdit={onEdit}
      onRemove={onRemove}
    />
  );
}
