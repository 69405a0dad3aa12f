import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../forms/form-text-field';
import { placeFaults } from '../forms/place-faults';
import { useRefusalText } from '../i18n/use-refusal-text';
import { RecordDialog } from '../resources/record-dialog';
import { addAdminForm, type AddAdminForm } from './account.rules';
import { useAddAdmin } from './use-admins';

const empty: AddAdminForm = { username: '', email: '', password: '', confirmPassword: '' };

interface AddAdminProps {
  onAdded: () => void;
  onClose: () => void;
}

/** An account for somebody else, with a password that they change once they are in. */
export function AddAdmin({ onAdded, onClose }: AddAdminProps) {
  const { t } = useTranslation('account');
  const refusalText = useRefusalText();
  const add = useAddAdmin();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: empty, resolver: zodResolver(addAdminForm) });
  const { control } = form;
  const save = form.handleSubmit(async ({ username, email, password }) => {
    setFailure(undefined);
    try {
      await add.mutateAsync({ username, email, password });
      onAdded();
    } catch (reason) {
      if (!placeFaults(reason, ['username', 'email', 'password'], form.setError))
        setFailure(refusalText(reason) ?? t('admins.addFailed'));
    }
  });
  const trouble = failure === undefined ? undefined : ({ kind: 'failed', text: failure } as const);
  return (
    <RecordDialog
      title={t('admins.add')}
      // An account is never changed here, so nothing can be stale.
      form={{ ...form, save, trouble, goOnFrom: () => undefined }}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="username"
        label={t('fields.username')}
        autoComplete="off"
        required
      />
      <FormTextField
        control={control}
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="off"
        required
      />
      <FormTextField
        control={control}
        name="password"
        label={t('fields.password')}
        helperText={t('fields.passwordHint')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormTextField
        control={control}
        name="confirmPassword"
        label={t('fields.confirmPassword')}
        type="password"
        autoComplete="new-password"
        required
      />
    </RecordDialog>
  );
}
