import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewAccountFields } from '../../../account-forms/new-account-fields';
import { OwnPasswordField } from '../../../account-forms/own-password-field';
import { setFieldErrors } from '../../../forms/saving/set-field-errors';
import { useFailureText } from '../../../i18n/use-failure-text';
import { RecordDialog } from '../../../records/record-dialog';
import { addAdminForm, type AddAdminForm } from '../account.rules';
import { useAddAdmin } from './use-admins';

const empty: AddAdminForm = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  currentPassword: '',
};

interface AddAdminProps {
  onAdded: () => void;
  onClose: () => void;
}

/** A form that creates an account for another admin, who changes the password after signing in. */
export function AddAdmin({ onAdded, onClose }: AddAdminProps) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const add = useAddAdmin();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: empty, resolver: zodResolver(addAdminForm) });
  const { control } = form;
  const save = form.handleSubmit(async ({ username, email, password, currentPassword }) => {
    setFailure(undefined);
    try {
      await add.mutateAsync({ username, email, password, currentPassword });
      onAdded();
    } catch (reason) {
      if (!setFieldErrors(reason, control)) setFailure(failureText(reason, t('admins.addFailed')));
    }
  });
  const formError = failure === undefined ? undefined : ({ kind: 'failed', text: failure } as const);
  return (
    <RecordDialog
      // An account is never edited here, so nothing can be stale.
      form={{ ...form, title: t('admins.add'), onClose, save, formError, rebaseOn: () => undefined }}
    >
      <NewAccountFields control={control} />
      <OwnPasswordField control={control} />
    </RecordDialog>
  );
}
