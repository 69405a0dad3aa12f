import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useRefusalText } from '../i18n/use-refusal-text';
import { ConfirmDialog } from '../lists/confirm-dialog';
import type { Resource, StampedRecord } from './resource';
import { useRemoveRecord } from './use-records';
import { useResourceTexts } from './use-resource-texts';

interface RemoveRecordProps<Row extends StampedRecord> {
  resource: Resource<Row>;
  /** undefined while nothing is asked. */
  record: Row | undefined;
  nameOf: (record: Row) => string;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a record is removed, and says in the same place why it can't be. */
export function RemoveRecord<Row extends StampedRecord>(props: RemoveRecordProps<Row>) {
  const { resource, record, nameOf, onRemoved, onClose } = props;
  const { t } = useTranslation('forms');
  const texts = useResourceTexts(resource.name);
  const refusalText = useRefusalText();
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
    // Removed already by somebody else is what was wished.
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
      failure={remove.error ? (refusalText(remove.error) ?? texts('deleteFailed')) : undefined}
      isBusy={remove.isPending}
      confirm={t('delete')}
      keep={t('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
