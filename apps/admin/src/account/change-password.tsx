import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormTextField } from '../forms/form-text-field';
import { placeFaults } from '../forms/place-faults';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useNotify } from '../notices/notice-context';
import { useSession, useSignedInAdmin } from '../session/session-context';
import { changePasswordForm, type ChangePasswordForm } from './account.rules';

const Form = styled('form')({ display: 'grid', gap: 18, justifyItems: 'start', maxWidth: 440 });

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The own password; this session goes on, all others end. */
export function ChangePassword() {
  const { t } = useTranslation('account');
  const session = useSession();
  const email = useSignedInAdmin()?.email ?? '';
  const notify = useNotify();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string>();
  const { control, formState, handleSubmit, reset, setError } = useForm({
    defaultValues: empty,
    resolver: zodResolver(changePasswordForm),
  });
  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      const body = { currentPassword, newPassword };
      await session.ask({ method: 'PUT', path: '/api/admin/account/password', body, answer: z.unknown() });
      reset(empty);
      notify(t('password.changed'));
    } catch (reason) {
      if (!placeFaults(reason, ['currentPassword', 'newPassword'], setError))
        setFailure(refusalText(reason) ?? t('password.failed'));
    }
  });
  return (
    <Form noValidate onSubmit={(event) => void change(event)}>
      <Typography color="text.secondary">{t('password.lead')}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        control={control}
        name="currentPassword"
        label={t('fields.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <FormTextField
        control={control}
        name="newPassword"
        label={t('fields.newPassword')}
        helperText={t('fields.passwordHint')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormTextField
        control={control}
        name="confirmPassword"
        label={t('fields.confirmNewPassword')}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="contained" loading={formState.isSubmitting}>
        {t('password.submit')}
      </Button>
    </Form>
  );
}
