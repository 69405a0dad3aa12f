import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { renewedLinkResponse } from '@chauffeur/contracts/rides/ride-link';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../notices/use-copy';
import { useSession } from '../../../session/session-context';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';

/** Makes a new link to the customer's ride page for staff to send. The link in earlier emails stops working. */
export function RideLink({ booking: { id } }: { booking: Pick<BookingResponse, 'id'> }) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const copyText = useCopy();
  const [isConfirming, setConfirming] = useState(false);
  const renew = useMutation({
    mutationFn: () =>
      session.request({
        method: 'POST',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/link`,
        response: renewedLinkResponse,
      }),
    onSuccess: () => setConfirming(false),
  });
  const close = () => {
    setConfirming(false);
    renew.reset();
  };
  const url = renew.data?.url;
  const copy = () => copyText(url ?? '', { done: t('link.copied'), failed: t('link.notCopied') });
  return (
    <Box sx={{ mt: 1.5 }}>
      {url ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            label={t('link.label')}
            value={url}
            size="small"
            fullWidth
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="outlined" color="inherit" onClick={() => void copy()}>
            {t('link.copy')}
          </Button>
        </Box>
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setConfirming(true)}>
          {t('link.button')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('link.title')}
        text={t('link.text')}
        failure={renew.isError ? t('link.failed') : undefined}
        isBusy={renew.isPending}
        confirmLabel={t('link.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => renew.mutate()}
        onClose={close}
      />
    </Box>
  );
}
