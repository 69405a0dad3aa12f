import { useTranslation } from 'react-i18next';
import { drivers } from '../drivers/drivers.resource';
import type { Choice } from '../forms/form-select';
import { useRecords } from '../resources/use-records';

/** Whom a ride can be given to: the active drivers, and the one who has it now. */
export function useDriverChoices(presentId?: string): readonly Choice[] {
  const { t } = useTranslation('bookings');
  const { data = [] } = useRecords(drivers);
  const present = data.filter(({ id, isActive }) => isActive || id === presentId);
  return [
    { value: '', label: t('driver.nobody') },
    ...present.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
