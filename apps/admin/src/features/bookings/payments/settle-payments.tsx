import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSendOnce } from '../../../api/use-send-once';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useNotify } from '../../../notices/notice-context';
import { useUnsavedInput } from '../../../unsaved/unsaved-input';
import { useSession } from '../../../session/session-context';
import { PaymentsDecisionField, usePaymentsDecision } from './payments-decision-field';

/** Asks what happens with the money of a booking that was cancelled without an answer, or paid since. */
export function SettlePayments({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const state = usePaymentsDecision(booking.paidUsd, booking.feeDueUsd);
  useUnsavedInput(state.hasInput);
  const sendOnce = useSendOnce();
  const settle = useMutation({
    mutationFn: () =>
      sendOnce((idempotencyKey) =>
        session.request({
          method: 'POST',
          path: `/api/admin/bookings/${booking.id}/payments/settle`,
          body: { payments: state.decision },
          idempotencyKey,
          response: z.unknown(),
        }),
      ),
    onSuccess: () => {
      state.reset();
      notify(t('payments.settled'));
    },
    // Without a response it may be stored nevertheless.
    onSettled: () => void queryClient.invalidateQueries(),
  });
  return (
    <>
      <PaymentsDecisionField booking={booking} state={state} />
      {settle.error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failureText(settle.error, t('payments.failed'))}
        </Alert>
      )}
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1.5 }}
        loading={settle.isPending}
        disabled={!state.decision}
        onClick={() => settle.mutate()}
      >
        {t('payments.settle')}
      </Button>
    </>
  );
}
