import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../notices/notice-context';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { useRevokeAccess } from './use-driver-access';

/** Ends the link and signs out all devices, without a new link: for a driver who leaves, or a stolen phone. */
export function RevokeLink({ driver }: { driver: DriverResponse }) {
  const { t } = useTranslation('drivers');
  const notify = useNotify();
  const end = useRevokeAccess(driver.id);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => {
    setConfirming(false);
    end.reset();
  };
  const confirm = () =>
    end.mutate('link', {
      onSuccess: () => {
        setConfirming(false);
        notify(t('access.endedByStaff'));
      },
    });
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setConfirming(true)}>
        {t('access.end')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('access.endTitle', { name: driver.name })}
        text={t('access.endText')}
        failure={end.isError ? t('access.endFailed') : undefined}
        isBusy={end.isPending}
        confirmLabel={t('access.end')}
        cancelLabel={t('access.keep')}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
