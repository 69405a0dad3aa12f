import type { ListedAdminResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../api/send-request';
import { useServerErrorText } from '../../i18n/use-server-error-text';
import { ConfirmDialog } from '../../surfaces/confirm-dialog';
import { useRemoveAdmin } from './use-admins';

interface RemoveAdminProps {
  /** undefined while the dialog is closed. */
  admin: ListedAdminResponse | undefined;
  onRemoved: () => void;
  onClose: () => void;
}

/** Confirms before an admin loses access. */
export function RemoveAdmin({ admin, onRemoved, onClose }: RemoveAdminProps) {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const serverErrorText = useServerErrorText();
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
    // Another admin has removed them already: the intended result.
    const onError = (failure: Error) => (hasErrorCode(failure, 'admin.notFound') ? done() : undefined);
    remove.mutate(admin, { onSuccess: done, onError });
  };
  return (
    <ConfirmDialog
      isOpen={admin !== undefined}
      title={t('admins.removeQuestion', { name: admin?.username ?? '' })}
      text={t('admins.removeText', { email: admin?.email ?? '' })}
      failure={remove.error ? (serverErrorText(remove.error) ?? t('admins.removeFailed')) : undefined}
      isBusy={remove.isPending}
      confirm={t('admins.remove')}
      keep={tForms('cancel')}
      onConfirm={confirm}
      onClose={close}
    />
  );
}
