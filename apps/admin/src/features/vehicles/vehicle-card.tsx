import { inLanguage, type VehicleResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { vehicleName } from '../../resources/vehicles';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';

export function VehicleCard({ record: vehicle, onEdit, onRemove }: RecordItemProps<VehicleResponse>) {
  const { t } = useTranslation('vehicles');
  const { language } = useStaffLanguage();
  const { isActive, notes } = vehicle;
  return (
    <RecordCard
      name={vehicleName(vehicle)}
      status={<Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <DescriptionList
        items={[
          { name: t('fields.colour'), value: inLanguage(vehicle, 'colour', language) },
          { name: t('fields.notes'), value: notes },
        ]}
      />
    </RecordCard>
  );
}
