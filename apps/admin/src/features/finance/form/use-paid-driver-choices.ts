import type { TransactionDriver, TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { useTranslation } from 'react-i18next';
import { drivers } from '../../../resources/fleet/drivers';
import type { Choice } from '../../../forms/fields/form-select';
import { useRecords } from '../../../records/use-records';

/** Returns the drivers for a transaction: all, including inactive ones, and its own driver if that one was deleted. */
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

/**
 * Returns the drivers to filter by. The chosen one may have been deleted: it then has the name that it has in the listed
 * transactions, if in any.
 */
export function useDriverFilterChoices(
  chosenId: string | undefined,
  listed: readonly Pick<TransactionResponse, 'driver'>[] = [],
): readonly Choice[] {
  const { t } = useTranslation('finance');
  const { data } = useRecords(drivers);
  const isDeleted = chosenId && data && !data.some(({ id }) => id === chosenId);
  const former = listed.find(({ driver }) => driver?.id === chosenId)?.driver;
  const present = isDeleted ? { id: chosenId, name: former?.name ?? t('settlement.drivers.deleted') } : null;
  return usePaidDriverChoices(present).filter(({ value }) => value !== '');
}
