import type { ListedAdminResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../api/send-request';
import { useRefusalText } from '../i18n/use-refusal-text';
import { ConfirmDialog } from '../lists/confirm-dialog';
import { useRemoveAdmin } from './use-admins';

interface RemoveAdminProps {
  /** undefined while nothing is asked. */
  admin: ListedAdminResponse | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before somebody can no longer sign in. */
export function RemoveAdmin({ admin, onRemoved, onClose }: RemoveAdminProps) {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const refusalText = useRefusalText();
  const remove = useRemoveAdmin();
  const done = () => {
    remove.reset();
    onRemoved();
  };
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!admin) return;
    // Removed already by somebody else is what was wished.
    const onError = (failure: Error) => (isRefusal(failure, 'admin.notFound') ? done() : undefined);
    remove.mutate(admin, { onSuccess: done, onError });
  };
  return (
    <ConfirmDialog
      isOpen={admin !== undefined}
      title={t('admins.removeQuestion', { name: admin?.username ?? '' })}
      text={t('admins.removeText', { email: admin?.email ?? '' })}
      failure={remove.error ? (refusalText(remove.error) ?? t('admins.removeFailed')) : undefined}
      isBusy={remove.isPending}
      confirm={t('admins.remove')}
      keep={tForms('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
