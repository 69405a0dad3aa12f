import type { ConfirmedRequest, ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { ConfirmByPassword } from '../../../account-forms/confirm-by-password';
import { useRemoveAdmin } from './use-admins';

interface RemoveAdminProps {
  admin: ListedAdminResponse;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for the admin's own password before another admin loses access. */
export function RemoveAdmin({ admin, onRemoved, onClose }: RemoveAdminProps) {
  const { t } = useTranslation('account');
  const remove = useRemoveAdmin();
  const confirm = async (confirmed: ConfirmedRequest) => {
    try {
      await remove.mutateAsync({ admin, confirmed });
    } catch (failure) {
      // Another admin has already removed them, which is the intended result.
      if (!hasErrorCode(failure, 'admin.notFound')) throw failure;
    }
    onRemoved();
  };
  return (
    <ConfirmByPassword
      title={t('admins.removeQuestion', { name: admin.username })}
      text={t('admins.removeText', { email: admin.email })}
      confirmLabel={t('admins.remove')}
      failed={t('admins.removeFailed')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
