import { signInRequest, type SignInRequest } from '@chauffeur/contracts/identity/session';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { hasErrorCode, RequestFailed } from '../../api/send-request';
import { FormTextField } from '../../forms/fields/form-text-field';
import { useFailureText } from '../../i18n/use-failure-text';
import { PageHead } from '../../layout/page-head';
import { setFieldErrors } from '../../forms/saving/set-field-errors';
import { useSession, useSessionState } from '../../session/session-context';

/** Signs the admin in. The surrounding SignedOutOnly or RequireSession decides where to go next. */
export function SignInPage({ hasInputBelow = false }: { hasInputBelow?: boolean }) {
  const { t } = useTranslation('session');
  const session = useSession();
  const state = useSessionState();
  const ended = state.kind === 'signedOut' && state.hasEnded ? state : undefined;
  const failureText = useFailureText();
  const [failure, setFailure] = useState<{ reason: unknown }>();
  // Asked for only after the password was accepted.
  const [needsCode, setNeedsCode] = useState(false);
  const { control, formState, handleSubmit, setFocus } = useForm<SignInRequest>({
    defaultValues: { email: ended?.email ?? '', password: '' },
    resolver: zodResolver(signInRequest),
  });
  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);
  // Whatever had the focus is no longer on the screen.
  useEffect(() => {
    if (ended) setFocus(ended.email ? 'password' : 'email');
  }, [ended, setFocus]);
  const signIn = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await session.signIn(credentials);
    } catch (reason) {
      if (!needsCode && isCodeMissing(reason)) setNeedsCode(true);
      else if (!setFieldErrors(reason, control)) {
        setFailure({ reason });
        // The password is usually what was mistyped, and the disabled button has lost the focus.
        setFocus('password');
      }
    }
  });
  const textOf = (reason: unknown) => {
    if (hasErrorCode(reason, 'session.wrongCredentials')) return t('signIn.wrongCredentials');
    if (hasErrorCode(reason, 'request.tooMany')) return t('signIn.tooMany');
    return failureText(reason, t('signIn.failed'));
  };
  return (
    <>
      <PageHead title={t('signIn.title')} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void signIn(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {ended && !failure && (
          <Alert severity="info">{t(hasInputBelow ? 'signIn.endedWithInput' : 'signIn.ended')}</Alert>
        )}
        {failure && <Alert severity="error">{textOf(failure.reason)}</Alert>}
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
          type="password"
          autoComplete="current-password"
          required
        />
        {needsCode && (
          <FormTextField
            control={control}
            name="code"
            label={t('fields.code')}
            helperText={t('fields.codeHint')}
            autoComplete="one-time-code"
            required
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('signIn.submit')}
        </Button>
      </Box>
      {/* An admin with unsaved input already has an account. */}
      {!hasInputBelow && (
        <Typography sx={{ mt: 3 }}>
          {t('signIn.firstTime')}{' '}
          <Link component={RouterLink} to="/setup">
            {t('signIn.setup')}
          </Link>
        </Typography>
      )}
    </>
  );
}

function isCodeMissing(reason: unknown): boolean {
  const errors = reason instanceof RequestFailed ? reason.problem?.errors : undefined;
  return errors?.some(({ code }) => code === 'code.required') ?? false;
}
