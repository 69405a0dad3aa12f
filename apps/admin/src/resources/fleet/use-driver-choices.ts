import { useTranslation } from 'react-i18next';
import { drivers } from './drivers';
import type { Choice } from '../../forms/fields/form-select';
import { useRecords } from '../../records/use-records';

/** Returns the drivers that a ride can be assigned to: the active ones, and the present one. */
export function useDriverChoices(presentId?: string): readonly Choice[] {
  const { t } = useTranslation('bookings');
  const { data = [] } = useRecords(drivers);
  const present = data.filter(({ id, isActive }) => isActive || id === presentId);
  return [
    { value: '', label: t('driver.none') },
    ...present.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
