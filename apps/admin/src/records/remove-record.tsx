import { useTranslation } from 'react-i18next';
import { hasErrorCode, RequestFailed } from '../api/send-request';
import { useFailureText } from '../i18n/use-failure-text';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import type { Resource, ManagedRecord } from './resource';
import { useRemoveRecord } from './use-records';
import { useRecordTexts } from './use-record-texts';

interface RemoveRecordProps<Row extends ManagedRecord> {
  resource: Resource<Row>;
  /** undefined while the dialog is closed. */
  record: Row | undefined;
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
  const close = () => {
    remove.reset();
    onClose();
  };
  const done = () => {
    remove.reset();
    onRemoved();
  };
  const confirm = () => {
    if (!record) return;
    const onError = (failure: Error) => {
      // Another admin has already removed it, which is the intended result.
      if (failure instanceof RequestFailed && failure.status === 404) done();
      // Closes, because the list shows the current version, while this dialog would stay stale at each further click.
      if (hasErrorCode(failure, 'record.stale')) {
        remove.reset();
        onStale(textOf(failure));
      }
    };
    remove.mutate(record, { onSuccess: done, onError });
  };
  const name = record ? nameOf(record) : '';
  return (
    <ConfirmDialog
      isOpen={record !== undefined}
      title={texts('delete.title', { name })}
      text={texts('delete.text', { name })}
      failure={remove.error ? textOf(remove.error) : undefined}
      isBusy={remove.isPending}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
