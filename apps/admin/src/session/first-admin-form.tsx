import { adminResponse, type CreateFirstAdminRequest } from '@chauffeur/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRefusal, RequestFailed, sendRequest } from '../api/send-request';
import { FormTextField } from '../forms/form-text-field';
import { placeFaults } from '../forms/place-faults';
import { setupForm, type SetupForm } from './setup.rules';

type Failure = 'alreadyDone' | 'wrongToken' | 'tooMany' | 'failed' | 'noAnswer';

const emptyForm: SetupForm = { username: '', email: '', password: '', confirmPassword: '', setupToken: '' };

interface FirstAdminFormProps {
  needsToken: boolean;
  onCreated: () => void;
}

export function FirstAdminForm({ needsToken, onCreated }: FirstAdminFormProps) {
  const { t } = useTranslation('session');
  const [failure, setFailure] = useState<Failure>();
  const { control, formState, handleSubmit, setError } = useForm<SetupForm>({
    defaultValues: emptyForm,
    resolver: zodResolver(setupForm(needsToken)),
  });
  const create = handleSubmit(async ({ username, email, password, setupToken }) => {
    setFailure(undefined);
    const body: CreateFirstAdminRequest = {
      username,
      email,
      password,
      ...(setupToken ? { setupToken } : {}),
    };
    try {
      await sendRequest({ method: 'POST', path: '/api/setup', body, answer: adminResponse });
      onCreated();
    } catch (reason) {
      if (!placeFaults(reason, ['username', 'email', 'password', 'setupToken'], setError))
        setFailure(failureOf(reason));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void create(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure && <Alert severity="error">{t(`setup.${failure}`)}</Alert>}
      <FormTextField
        control={control}
        name="username"
        label={t('fields.username')}
        autoComplete="nickname"
        required
      />
      <FormTextField
        control={control}
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        required
      />
      <FormTextField
        control={control}
        name="password"
        label={t('fields.password')}
        helperText={t('setup.passwordHint')}
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
      {needsToken && (
        <FormTextField
          control={control}
          name="setupToken"
          label={t('fields.setupToken')}
          helperText={t('setup.tokenHint')}
          autoComplete="off"
          required
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        {t('setup.submit')}
      </Button>
    </Box>
  );
}

function failureOf(reason: unknown): Failure {
  if (isRefusal(reason, 'setup.alreadyDone')) return 'alreadyDone';
  if (isRefusal(reason, 'setup.tokenRequired')) return 'wrongToken';
  if (isRefusal(reason, 'request.tooMany')) return 'tooMany';
  return reason instanceof RequestFailed && reason.status !== null ? 'failed' : 'noAnswer';
}
