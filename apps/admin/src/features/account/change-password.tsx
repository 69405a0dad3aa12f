import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormTextField } from '../../forms/fields/form-text-field';
import { NewPasswordFields } from '../../account-forms/new-password-fields';
import { setFieldErrors } from '../../forms/saving/set-field-errors';
import { useFailureText } from '../../i18n/use-failure-text';
import { useNotify } from '../../notices/notice-context';
import { useSession, useSignedInAdmin } from '../../session/session-context';
import { useUnsavedInput } from '../../unsaved/unsaved-input';
import { changePasswordForm, type ChangePasswordForm } from './account.rules';

const Form = styled('form')({ display: 'grid', gap: 18, justifyItems: 'start', maxWidth: 440 });

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the admin's own password. This session stays valid; all others end. */
export function ChangePassword() {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const session = useSession();
  const email = useSignedInAdmin()?.email ?? '';
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const { control, formState, handleSubmit, reset } = useForm({
    defaultValues: empty,
    resolver: zodResolver(changePasswordForm),
  });
  useUnsavedInput(formState.isDirty);
  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      const body = { currentPassword, newPassword };
      await session.request({
        method: 'PUT',
        path: '/api/admin/account/password',
        body,
        response: z.unknown(),
      });
      reset(empty);
      notify(t('password.changed'));
    } catch (reason) {
      if (!setFieldErrors(reason, control)) setFailure(failureText(reason, t('password.failed')));
    }
  });
  return (
    <Form noValidate onSubmit={(event) => void change(event)}>
      <Typography color="text.secondary">{t('password.lead')}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {/* Lets password managers save the password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        control={control}
        name="currentPassword"
        label={t('fields.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        control={control}
        name="newPassword"
        labels={{
          password: t('fields.newPassword'),
          hint: tForms('account.passwordHint'),
          confirm: t('fields.confirmNewPassword'),
        }}
      />
      <Button type="submit" variant="contained" loading={formState.isSubmitting}>
        {t('password.submit')}
      </Button>
    </Form>
  );
}
