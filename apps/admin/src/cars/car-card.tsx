import type { StaffCarResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardPicture } from '../photos/card-picture';
import { RecordCard } from '../resources/record-card';
import { Facts } from '../surfaces/facts';
import { Tag } from '../surfaces/tag';
import { formatMoney } from '../text/format-money';

interface CarCardProps {
  car: StaffCarResponse;
  onEdit: () => void;
  onRemove: () => void;
}

export function CarCard({ car, onEdit, onRemove }: CarCardProps) {
  const { t } = useTranslation('cars');
  const { language } = useStaffLanguage();
  const { category, isAvailable } = car;
  return (
    <RecordCard
      name={carName(car)}
      picture={<CardPicture image={car.image} />}
      status={
        <Tag tone={isAvailable ? 'success' : 'quiet'}>{t(isAvailable ? 'available' : 'unavailable')}</Tag>
      }
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Facts
        facts={[
          {
            name: t('fields.category'),
            value: language === 'ru' && category.nameRu ? category.nameRu : category.name,
          },
          { name: t('fields.year'), value: car.year },
          { name: t('fields.capacity'), value: t('seats', { count: car.capacity }) },
          { name: t('fields.basePrice'), value: formatMoney(car.basePrice, 'USD', language) },
          { name: t('fields.photos'), value: car.photos.length },
        ]}
      />
    </RecordCard>
  );
}

export function carName({ brand, model }: StaffCarResponse): string {
  return `${brand} ${model}`;
}
