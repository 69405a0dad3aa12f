import type { TransactionDriver } from '@chauffeur/contracts/finance/transaction';
import { useTranslation } from 'react-i18next';
import { drivers } from '../../../resources/drivers';
import type { Choice } from '../../../forms/form-select';
import { useRecords } from '../../../records/use-records';

/** The drivers that a transaction can name: all, inactive ones too, and the transaction's own one who has left. */
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
