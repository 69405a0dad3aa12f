import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { ChangeStatusRequest } from '@chauffeur/contracts/bookings/changes/change-status';
import { useTranslation } from 'react-i18next';
import { emailsCustomerOfStatus } from '../../../booking-status/emails-customer-of-status';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { NoShowFee, useNoShowFee } from './no-show-fee';
import { DriverPaidNote } from '../payments/driver-payments/driver-paid-note';
import { PaymentsDecisionField, usePaymentsDecision } from '../payments/payments-decision-field';

interface ConfirmStatusProps {
  booking: BookingListItem;
  chosen: BookingStatus;
  /** The title for a cancellation; by default it names the booking. */
  title?: string;
  onClose: () => void;
  /** Called with the answer about the money, if it was asked. */
  onConfirm: (answered: Pick<ChangeStatusRequest, 'payments' | 'feeUsd'>) => void;
}

/** Asks before a status is set, and says which email the customer gets. */
export function ConfirmStatus({ booking, chosen, title, onClose, onConfirm }: ConfirmStatusProps) {
  const { t } = useTranslation('bookings');
  const reference = booking.referenceNumber;
  const isCancelling = chosen === 'cancelled';
  const mayOutdatePay = isCancelling || booking.status === 'completed';
  const isAsked = isCancelling && booking.paidUsd > 0;
  const owesFee = isCancelling && booking.progress.state === 'no_show';
  const fee = useNoShowFee(booking, owesFee);
  const money = usePaymentsDecision(booking.paidUsd, owesFee ? fee.amount : null);
  const hasInput = (isAsked && money.hasInput) || (owesFee && fee.isEntered);
  const { close, confirmDialog } = useConfirmClose(hasInput, onClose);
  const status = t(`status.${chosen}`);
  const textOfSet = chosen === 'completed' ? t('emailedOnce') : t('setStatus.text');
  const emailText = isCancelling ? t('cancel.text') : textOfSet;
  return (
    <>
      <ConfirmDialog
        isOpen
        title={
          isCancelling
            ? (title ?? t('cancel.title', { reference }))
            : t('setStatus.title', { reference, status })
        }
        text={emailsCustomerOfStatus(chosen, booking) ? emailText : t('setStatus.textSilent')}
        confirmLabel={isCancelling ? t('actions.cancelled') : t('setStatus.confirm')}
        cancelLabel={isCancelling ? t('cancel.keep') : t('setStatus.keep')}
        onClose={close}
        onConfirm={() => {
          const payments = isAsked ? money.confirm() : undefined;
          if (isAsked && !payments) return;
          if (owesFee && fee.amount === undefined) return;
          onConfirm({
            ...(payments ? { payments } : {}),
            ...(owesFee && fee.amount !== undefined ? { feeUsd: fee.amount } : {}),
          });
        }}
      >
        {owesFee && <NoShowFee fee={fee} />}
        {mayOutdatePay && <DriverPaidNote bookingId={booking.id} />}
        {isAsked && <PaymentsDecisionField booking={booking} state={money} />}
      </ConfirmDialog>
      {confirmDialog}
    </>
  );
}
