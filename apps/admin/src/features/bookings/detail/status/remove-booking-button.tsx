import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { PaymentsDecision } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { DeleteOutlineRounded as DeleteIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { hasErrorCode } from '../../../../api/send-request';
import { useRefetchRides } from '../../../../booking-display/use-refetch-rides';
import { ConfirmDialog } from '../../../../surfaces/confirm-dialog';
import { useNotify } from '../../../../notices/notice-context';
import { useConfirmClose } from '../../../../unsaved/use-confirm-close';
import { useSession } from '../../../../session/session-context';
import { DriverPaidNote } from '../../payments/driver-payments/driver-paid-note';
import { PaymentsDecisionField, usePaymentsDecision } from '../../payments/payments-decision-field';
import { hasUndecidedPayments } from '../../payments/undecided-payments.rules';
import { useBookingTransactions } from '../../payments/use-booking-transactions';
import { bookingsKey } from '../../../../api/query-keys';

/** Deletes a booking that should not exist, such as a test or a duplicate; a real ride is cancelled instead. */
export function RemoveBookingButton({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const queryClient = useQueryClient();
  const refetchRides = useRefetchRides();
  const navigate = useNavigate();
  const notify = useNotify();
  /** The version for which the dialog was opened, so that a change in the meantime is detected. */
  const [confirmedVersion, setConfirmedVersion] = useState<number>();
  const { id, referenceNumber, version } = booking;
  const transactions = useBookingTransactions(id).data?.items;
  // What staff have decided about a cancelled booking stays.
  const isDecided =
    booking.status === 'cancelled' && transactions !== undefined && !hasUndecidedPayments(transactions);
  const isAsked = booking.paidUsd > 0 && !isDecided;
  const money = usePaymentsDecision(booking.paidUsd, booking.feeDueUsd);
  const remove = useMutation({
    mutationFn: (seenVersion: number) =>
      session.request({
        method: 'DELETE',
        path: `/api/admin/bookings/${encodeURIComponent(id)}?version=${seenVersion}${answerOf(isAsked ? money.decision : undefined)}`,
        response: z.unknown(),
      }),
    onSuccess: async () => {
      notify(t('remove.done', { reference: referenceNumber }));
      await navigate('/bookings');
      queryClient.removeQueries({ queryKey: [...bookingsKey, 'detail', id] });
    },
    onSettled: (_removed, rejection) => refetchRides(undefined, rejection),
  });
  const failure = remove.error && t(hasErrorCode(remove.error, 'record.stale') ? 'stale' : 'remove.failed');
  const isOpen = confirmedVersion !== undefined;
  // The removal leaves the screen, without a question about unsaved input.
  const hasUnsaved = isOpen && money.hasInput && !remove.isPending;
  const { close, confirmDialog } = useConfirmClose(hasUnsaved, () => {
    setConfirmedVersion(undefined);
    money.reset();
    remove.reset();
  });
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setConfirmedVersion(version)}
        sx={{ mt: 2, ml: -1 }}
      >
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('remove.title', { reference: referenceNumber })}
        text={t('remove.text')}
        failure={failure ?? undefined}
        isBusy={remove.isPending}
        confirmLabel={t('remove.button')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => {
          if (!isAsked || money.confirm()) remove.mutate(confirmedVersion ?? version);
        }}
        onClose={close}
      >
        {isOpen && <DriverPaidNote bookingId={id} />}
        {isAsked && <PaymentsDecisionField booking={booking} state={money} />}
      </ConfirmDialog>
      {confirmDialog}
    </>
  );
}

/** Returns the decision as parameters of the URL; none for the default, keeping the money. */
function answerOf(decision: PaymentsDecision | undefined): string {
  if (decision === undefined || decision === 'keep') return '';
  return decision === 'return' ? '&payments=return' : `&keepUsd=${decision.keepUsd}`;
}
