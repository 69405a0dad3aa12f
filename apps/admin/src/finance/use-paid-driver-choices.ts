import type { TransactionDriver } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { drivers } from '../drivers/drivers.resource';
import type { Choice } from '../forms/form-select';
import { useRecords } from '../resources/use-records';

/** Whom money can be about: every driver, also one who is inactive, and the one of the transaction who has left. */
export function usePaidDriverChoices(present: TransactionDriver | null): readonly Choice[] {
  const { t } = useTranslation('finance');
  const { data = [] } = useRecords(drivers);
  const known = data.map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : t('inactiveDriver', { name }),
  }));
  const isMissing = present && !data.some(({ id }) => id === present.id);
  return [
    { value: '', label: t('none') },
    ...known,
    ...(isMissing ? [{ value: present.id, label: present.name }] : []),
  ];
}
