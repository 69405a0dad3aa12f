import { setupStateResponse } from '@chauffeur/contracts/identity/session';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { sendRequest } from '../../api/send-request';
import { PageHead } from '../../layout/page-head';
import { AdminCreated } from './admin-created';
import { FirstAdminForm } from './first-admin-form';
import { useSetupToken } from './use-setup-token';

/** Creates the first admin, or says that there already is one. */
export function SetupPage() {
  const { t } = useTranslation('session');
  const setupToken = useSetupToken();
  const [isCreated, setCreated] = useState(false);
  const state = useQuery({
    queryKey: ['setup'],
    queryFn: () => sendRequest({ path: '/api/setup', response: setupStateResponse }),
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHead title={t('setup.title')} />
      {isCreated ? (
        <AdminCreated />
      ) : (
        <Stack spacing={2.5}>
          {state.isPending && (
            <Skeleton role="progressbar" variant="rounded" height={280} aria-label={t('check.inProgress')} />
          )}
          {state.isError && <Alert severity="error">{t('setup.failed')}</Alert>}
          {state.data?.isOpen === false && <Alert severity="info">{t('setup.alreadyDone')}</Alert>}
          {state.data?.isOpen && (
            <>
              <Typography color="text.secondary">{t('setup.lead')}</Typography>
              <FirstAdminForm
                needsToken={state.data.needsToken}
                setupToken={setupToken}
                onCreated={() => setCreated(true)}
              />
            </>
          )}
          <Link component={RouterLink} to="/login" sx={{ justifySelf: 'start' }}>
            {t('setup.toSignIn')}
          </Link>
        </Stack>
      )}
    </>
  );
}
