import type { BookingResponse } from '@chauffeur/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { isRefusal } from '../api/send-request';
import { ConfirmDialog } from '../lists/confirm-dialog';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { bookingsKey } from './use-bookings';

/** Deletes a booking that should not be kept, such as a test or a double; a ride that is off is cancelled instead. */
export function RemoveBooking({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  /** The version at which deleting was asked for; another change in the meantime must be noticed. */
  const [askedVersion, setAskedVersion] = useState<number>();
  const { id, referenceNumber, version } = booking;
  const remove = useMutation({
    mutationFn: (seenVersion: number) =>
      session.ask({
        method: 'DELETE',
        path: `/api/admin/bookings/${encodeURIComponent(id)}?version=${seenVersion}`,
        answer: z.unknown(),
      }),
    onSuccess: async () => {
      notify(t('remove.done', { reference: referenceNumber }));
      await navigate('/bookings');
      queryClient.removeQueries({ queryKey: [...bookingsKey, 'detail', id] });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...bookingsKey, 'list'] }),
  });
  const failure = remove.error && t(isRefusal(remove.error, 'record.stale') ? 'stale' : 'remove.failed');
  const close = () => {
    setAskedVersion(undefined);
    remove.reset();
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAskedVersion(version)}
        sx={{ mt: 2, ml: -1 }}
      >
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        isOpen={askedVersion !== undefined}
        title={t('remove.title', { reference: referenceNumber })}
        text={t('remove.text')}
        failure={failure ?? undefined}
        isBusy={remove.isPending}
        confirm={t('remove.button')}
        keep={t('cancel.keep')}
        onConfirm={() => remove.mutate(askedVersion ?? version)}
        onClose={close}
      />
    </>
  );
}
