import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { CardImage } from '../../images/card-image';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { useRecords } from '../../records/use-records';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';
import { carName } from '../../resources/catalogue/cars';
import { prices } from '../../resources/catalogue/prices';
import { vehicles } from '../../resources/fleet/vehicles';
import { formatMoney } from '../../text/format-number';

export function CarCard({ record: car, onEdit, onRemove }: RecordItemProps<StaffCarResponse>) {
  const { t } = useTranslation('cars');
  const { language } = useStaffLanguage();
  const { category, isAvailable } = car;
  const { data: known } = useRecords(vehicles);
  const { data: priced } = useRecords(prices);
  return (
    <RecordCard
      name={carName(car)}
      image={<CardImage image={car.image} />}
      status={
        <Tag tone={isAvailable ? 'success' : 'neutral'}>{t(isAvailable ? 'available' : 'unavailable')}</Tag>
      }
      onEdit={onEdit}
      onRemove={onRemove}
    >
      {priced && !priced.some(({ carId }) => carId === car.id) && (
        <Typography sx={{ fontWeight: 700, color: 'warning.main' }}>{t('noPrice')}</Typography>
      )}
      <DescriptionList
        items={[
          {
            name: t('fields.category'),
            value: <RecordText of={category} field="name" />,
          },
          { name: t('fields.year'), value: car.year },
          { name: t('fields.capacity'), value: t('seats', { count: car.capacity }) },
          ...(car.luggageLarge === null ? [] : [{ name: t('fields.luggageLarge'), value: car.luggageLarge }]),
          { name: t('fields.basePrice'), value: formatMoney(car.basePrice, 'USD', language) },
          ...(known
            ? [{ name: t('fields.vehicles'), value: t('vehicles', { count: ridesAtOnce(car, known) }) }]
            : []),
          { name: t('fields.photos'), value: car.photos.length },
        ]}
      />
    </RecordCard>
  );
}

/** Returns how many rides the car can have at once: 1 if no vehicles were entered. */
function ridesAtOnce({ id }: StaffCarResponse, known: readonly VehicleResponse[]): number {
  const ofCar = known.filter(({ carId }) => carId === id);
  return ofCar.length === 0 ? 1 : ofCar.filter(({ isActive }) => isActive).length;
}
