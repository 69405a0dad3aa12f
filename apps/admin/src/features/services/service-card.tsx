import type { StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { OfferCard } from '../../offers/offer-card';
import type { RecordItemProps } from '../../records/resource';
import { ServiceKindName } from './service-kind';

export function ServiceCard({ record: service, onEdit, onRemove }: RecordItemProps<StaffServiceResponse>) {
  const { t } = useTranslation('services');
  const { language } = useStaffLanguage();
  return (
    <OfferCard
      offer={service}
      details={[
        { name: t('fields.serviceTypeId'), value: inLanguage(service.serviceTypeDetails, 'name', language) },
        { name: t('fields.serviceType'), value: <ServiceKindName kind={service.serviceType} /> },
      ]}
      onEdit={onEdit}
      onRemove={onRemove}
    />
  );
}
