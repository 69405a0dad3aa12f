import type { DriverAccess } from '@chauffeur/contracts/driver-page/driver-link';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/keys-and-wheel/form-dialog';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { LoadFailure } from '../../../lists/list-notice';
import { formatMoment } from '../../../text/format-date';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import { DeviceList } from './device-list';
import { LinkForm } from './link-form';
import { useDriverAccess } from './use-driver-access';

interface AccessDialogProps {
  driver: DriverResponse;
  onClose: () => void;
}

/** Manages a driver's access to the driver's page: the link, the PIN and the devices that are signed in. */
export function AccessDialog({ driver, onClose }: AccessDialogProps) {
  const { t } = useTranslation('drivers');
  const { t: forms } = useTranslation('forms');
  const id = useId();
  const query = useDriverAccess(driver.id);
  const [hasUnsaved, setUnsaved] = useState(false);
  const { close, onDialogClose, confirmDialog } = useConfirmClose(hasUnsaved, onClose);
  return (
    <FormDialog maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('access.titleOf', { name: driver.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('access.text')}</DialogContentText>
        {query.isPending && <Skeleton variant="rounded" height={160} />}
        {query.isError && !query.data && (
          <LoadFailure message={t('access.loadFailed')} onRetry={() => void query.refetch()} />
        )}
        {query.data && (
          <>
            <LinkState access={query.data} />
            <LinkForm driver={driver} access={query.data} onUnsaved={setUnsaved} />
            <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
              {t('access.devices')}
            </Typography>
            <DeviceList driver={driver} devices={query.data.devices} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={close}>
          {forms('close')}
        </Button>
      </DialogActions>
      {confirmDialog}
    </FormDialog>
  );
}

/** Says when the link was made, and whether wrong PINs have locked or ended it. */
function LinkState({ access: { link, triedAt, isEndedByTries } }: { access: DriverAccess }) {
  const { t } = useTranslation('drivers');
  const { language } = useStaffLanguage();
  const tried = triedAt && formatMoment(triedAt, language);
  if (isEndedByTries) return <Alert severity="error">{t('access.ended', { moment: tried })}</Alert>;
  if (!link) return <Typography>{t('access.none')}</Typography>;
  return (
    <>
      <Typography>{t('access.since', { moment: formatMoment(link.madeAt, language) })}</Typography>
      {link.lockedUntil && (
        <Alert severity="warning">
          {t('access.locked', { moment: formatMoment(link.lockedUntil, language) })}
        </Alert>
      )}
      {!link.lockedUntil && tried && <Alert severity="warning">{t('access.tried', { moment: tried })}</Alert>}
    </>
  );
}
