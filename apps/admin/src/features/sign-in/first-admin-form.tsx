import { adminResponse } from '@chauffeur/contracts/identity/account';
import type { CreateFirstAdminRequest } from '@chauffeur/contracts/identity/session';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode, RequestFailed, sendRequest } from '../../api/send-request';
import { FormTextField } from '../../forms/fields/form-text-field';
import { NewAccountFields } from '../../account-forms/new-account-fields';
import { setFieldErrors } from '../../forms/saving/set-field-errors';
import { useFailureText } from '../../i18n/use-failure-text';
import { setupForm, type SetupFormValues } from './setup.rules';

const emptyForm = { username: '', email: '', password: '', confirmPassword: '' };

interface FirstAdminFormProps {
  needsToken: boolean;
  /** The token from the link that was opened; '' if there was none. */
  setupToken: string;
  onCreated: () => void;
}

export function FirstAdminForm({ needsToken, setupToken: linkedToken, onCreated }: FirstAdminFormProps) {
  const { t } = useTranslation('session');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const { control, formState, handleSubmit } = useForm<SetupFormValues>({
    defaultValues: { ...emptyForm, setupToken: linkedToken },
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
      await sendRequest({ method: 'POST', path: '/api/setup', body, response: adminResponse });
      onCreated();
    } catch (reason) {
      if (!setFieldErrors(reason, control)) setFailure({ reason });
    }
  });
  const textOf = (reason: unknown) => {
    if (hasErrorCode(reason, 'setup.alreadyDone')) return t('setup.alreadyDone');
    if (hasErrorCode(reason, 'setup.tokenRequired')) return t('setup.wrongToken');
    if (hasErrorCode(reason, 'request.tooMany')) return t('setup.tooMany');
    const hasResponse = reason instanceof RequestFailed && reason.status !== null;
    return failureText(reason, t(hasResponse ? 'setup.failed' : 'setup.noResponse'));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void create(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure && <Alert severity="error">{textOf(failure.reason)}</Alert>}
      <NewAccountFields control={control} isOwn />
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
