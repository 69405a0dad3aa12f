import { useTranslation } from 'react-i18next';
import { hasErrorCode, RequestFailed } from '../api/send-request';
import { useFailureText } from '../i18n/use-failure-text';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import type { Resource, ManagedRecord } from './resource';
import { useRemoveRecord } from './use-records';
import { useRecordTexts } from './use-record-texts';

interface RemoveRecordProps<Row extends ManagedRecord> {
  resource: Resource<Row>;
  record: Row;
  nameOf: (record: Row) => string;
  onRemoved: () => void;
  /** Called with a notice if another admin has changed the record. */
  onStale: (notice: string) => void;
  onClose: () => void;
}

/** Confirms before a record is removed, and shows in the same dialog why it can't be. */
export function RemoveRecord<Row extends ManagedRecord>(props: RemoveRecordProps<Row>) {
  const { resource, record, nameOf, onRemoved, onStale, onClose } = props;
  const { t } = useTranslation('forms');
  const texts = useRecordTexts(resource.name);
  const failureText = useFailureText();
  const remove = useRemoveRecord(resource);
  const textOf = (failure: Error) => failureText(failure, texts('deleteFailed'));
  const confirm = () => {
    const onError = (failure: Error) => {
      // Another admin has already removed it, which is the intended result.
      if (failure instanceof RequestFailed && failure.status === 404) onRemoved();
      // Closes, because the list shows the current version, while this dialog would stay stale at each further click.
      if (hasErrorCode(failure, 'record.stale')) onStale(textOf(failure));
    };
    remove.mutate(record, { onSuccess: onRemoved, onError });
  };
  const name = nameOf(record);
  return (
    <ConfirmDialog
      isOpen
      title={texts('delete.title', { name })}
      text={texts('delete.text', { name })}
      failure={remove.error ? textOf(remove.error) : undefined}
      isBusy={remove.isPending}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
