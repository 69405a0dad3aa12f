import type { StaffServiceTypeResponse } from '@chauffeur/contracts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardPicture } from '../photos/card-picture';
import { RecordCard } from '../resources/record-card';
import { Clamped } from '../surfaces/clamped';
import { formatDollars } from '../text/format-money';
import { inStaffLanguage } from '../text/in-staff-language';
import { ServiceTypeBadge } from './service-type-badge';

interface ServiceTypeCardProps {
  type: StaffServiceTypeResponse;
  onEdit: () => void;
  onRemove: () => void;
}

export function ServiceTypeCard({ type, onEdit, onRemove }: ServiceTypeCardProps) {
  const { t } = useTranslation('serviceTypes');
  const { language } = useStaffLanguage();
  const { name, nameRu, description, descriptionRu, icon, color, basePricePerHour, image } = type;
  return (
    <RecordCard
      name={inStaffLanguage(language, name, nameRu)}
      status={<ServiceTypeBadge icon={icon} color={color} />}
      picture={image && <CardPicture image={image} />}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>{inStaffLanguage(language, description, descriptionRu)}</Clamped>
      {basePricePerHour !== null && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('perHour', { price: formatDollars(basePricePerHour, language) })}
        </Typography>
      )}
    </RecordCard>
  );
}
