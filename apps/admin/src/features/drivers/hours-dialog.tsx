import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { driverHours } from '@chauffeur/contracts/drivers/driver-hours';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/keys-and-wheel/form-dialog';
import { LoadFailure } from '../../lists/list-notice';
import { useSession } from '../../session/session-context';
import { useConfirmClose } from '../../unsaved/use-confirm-close';
import { HoursForm } from './hours-form';

interface HoursDialogProps {
  driver: DriverResponse;
  onClose: () => void;
}

/** Edits a driver's weekly working hours, in Baku's time zone. */
export function HoursDialog({ driver, onClose }: HoursDialogProps) {
  const { t } = useTranslation('drivers');
  const { t: forms } = useTranslation('forms');
  const session = useSession();
  const id = useId();
  const [hasUnsaved, setUnsaved] = useState(false);
  const { close, onDialogClose, confirmDialog } = useConfirmClose(hasUnsaved, onClose);
  const path = `/api/admin/drivers/${driver.id}/hours` as const;
  const query = useQuery({
    queryKey: ['drivers', 'hours', driver.id],
    queryFn: () => session.request({ path, response: driverHours }),
    // The form takes its values once, so it does not begin with what an earlier dialog has read.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <FormDialog maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('hours.titleOf', { name: driver.name })}</DialogTitle>
      {query.isPending && (
        <DialogContent>
          <Skeleton variant="rounded" height={320} />
        </DialogContent>
      )}
      {query.isError && !query.data && (
        <LoadFailure message={t('hours.loadFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.data ? (
        <HoursForm
          path={path}
          initial={query.data}
          onChange={() => setUnsaved(true)}
          onCancel={close}
          onSaved={onClose}
        />
      ) : (
        // For touch screens, which have no Escape.
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={close}>
            {forms('close')}
          </Button>
        </DialogActions>
      )}
      {confirmDialog}
    </FormDialog>
  );
}
