import type { StaffServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { CardImage } from '../../images/card-image';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { Clamped } from '../../surfaces/clamped';
import { formatDollars } from '../../text/format-number';
import { ServiceTypeBadge } from './service-type-badge';

export function ServiceTypeCard({
  record: type,
  onEdit,
  onRemove,
}: RecordItemProps<StaffServiceTypeResponse>) {
  const { t } = useTranslation('serviceTypes');
  const { language } = useStaffLanguage();
  const { icon, color, basePricePerHour, image } = type;
  return (
    <RecordCard
      name={inLanguage(type, 'name', language)}
      status={<ServiceTypeBadge icon={icon} color={color} />}
      image={image && <CardImage image={image} />}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>{inLanguage(type, 'description', language)}</Clamped>
      {basePricePerHour !== null && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('perHour', { price: formatDollars(basePricePerHour, language) })}
        </Typography>
      )}
    </RecordCard>
  );
}
