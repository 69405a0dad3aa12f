import type { BegunSecondFactor } from '@chauffeur/contracts/identity/second-factor';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmByPassword } from '../../../account-forms/confirm-by-password';
import { LoadFailure } from '../../../lists/list-notice';
import { useNotify } from '../../../notices/notice-context';
import { SetUpSecondFactor } from './set-up-second-factor';
import { useBeginSecondFactor, useRemoveSecondFactor, useSecondFactor } from './use-second-factor';

/** Manages the second step of the admin's own sign-in: codes from an authenticator app. */
export function SecondFactor() {
  const { t } = useTranslation('account');
  const notify = useNotify();
  const state = useSecondFactor();
  const begin = useBeginSecondFactor();
  const remove = useRemoveSecondFactor();
  const [isConfirming, setConfirming] = useState(false);
  const [begun, setBegun] = useState<BegunSecondFactor>();
  if (state.isError && !state.data)
    return <LoadFailure message={t('secondFactor.loadFailed')} onRetry={() => void state.refetch()} />;
  if (!state.data)
    return <Skeleton role="progressbar" variant="rounded" height={90} aria-label={t('secondFactor.title')} />;
  const { isOn, recoveryCodesLeft } = state.data;
  const close = () => setConfirming(false);
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isOn ? t('secondFactor.on', { count: recoveryCodesLeft }) : t('secondFactor.off')}
      </Typography>
      <Button variant="outlined" color={isOn ? 'error' : 'inherit'} onClick={() => setConfirming(true)}>
        <span>{isOn ? t('secondFactor.turnOff') : t('secondFactor.setUp')}</span>
      </Button>
      {isConfirming && isOn && (
        <ConfirmByPassword
          title={t('secondFactor.turnOffQuestion')}
          text={t('secondFactor.turnOffText')}
          confirmLabel={t('secondFactor.turnOff')}
          failed={t('secondFactor.failed')}
          onConfirm={async (confirmed) => {
            await remove.mutateAsync(confirmed);
            close();
            notify(t('secondFactor.turnedOff'));
          }}
          onClose={close}
        />
      )}
      {isConfirming && !isOn && (
        <ConfirmByPassword
          title={t('secondFactor.setUp')}
          text={t('secondFactor.setUpText')}
          confirmLabel={t('secondFactor.next')}
          failed={t('secondFactor.failed')}
          isDangerous={false}
          onConfirm={async (confirmed) => {
            setBegun(await begin.mutateAsync(confirmed));
            close();
          }}
          onClose={close}
        />
      )}
      {begun && <SetUpSecondFactor begun={begun} onClose={() => setBegun(undefined)} />}
    </>
  );
}
