import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

/** Marks which ride of a trip a booking is; renders nothing for a single ride. */
export function LegMark({ leg }: { leg: number | null }) {
  const { t } = useTranslation('bookings');
  if (leg === null) return null;
  return <Tag>{t(leg === tripLegs.back ? 'legs.back' : 'legs.there')}</Tag>;
}
