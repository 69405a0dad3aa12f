import type { StaffServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
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
      nameLanguage={otherLanguageOf(type, 'name', language)}
      status={<ServiceTypeBadge icon={icon} color={color} />}
      image={image && <CardImage image={image} />}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>
        <RecordText of={type} field="description" />
      </Clamped>
      {basePricePerHour !== null && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('perHour', { price: formatDollars(basePricePerHour, language) })}
        </Typography>
      )}
    </RecordCard>
  );
}
