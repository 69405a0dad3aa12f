import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useServerErrorText } from '../i18n/use-server-error-text';
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
  onClose: () => void;
}

/** Confirms before a record is removed, and shows in the same dialog why it can't be. */
export function RemoveRecord<Row extends ManagedRecord>(props: RemoveRecordProps<Row>) {
  const { resource, record, nameOf, onRemoved, onClose } = props;
  const { t } = useTranslation('forms');
  const texts = useRecordTexts(resource.name);
  const serverErrorText = useServerErrorText();
  const remove = useRemoveRecord(resource);
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
    // Another admin has removed it already: the intended result.
    const onError = (failure: Error) =>
      failure instanceof RequestFailed && failure.status === 404 ? done() : undefined;
    remove.mutate(record, { onSuccess: done, onError });
  };
  const name = record ? nameOf(record) : '';
  return (
    <ConfirmDialog
      isOpen={record !== undefined}
      title={texts('delete.title', { name })}
      text={texts('delete.text', { name })}
      failure={remove.error ? (serverErrorText(remove.error) ?? texts('deleteFailed')) : undefined}
      isBusy={remove.isPending}
      confirm={t('delete')}
      keep={t('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
