import { zodResolver } from '@hookform/resolvers/zod';
import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { openAmountOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import {
  transactionRequest,
  transactionResponse,
  type TransactionRequest,
} from '@chauffeur/contracts/finance/transaction';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSendOnce } from '../../../api/use-send-once';
import { setFieldErrors } from '../../../forms/saving/set-field-errors';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useNotify } from '../../../notices/notice-context';
import { useSession } from '../../../session/session-context';
import { excessAfterPayment } from './payment-excess.rules';

/** The form of a payment that was received for a booking, and its saving. Asks before a payment exceeds the price. */
export function usePayment(booking: BookingListItem, onSaved: () => void) {
  const { t } = useTranslation('bookings');
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  /** By how much the entered payment exceeds the price in USD, while the question is open; otherwise 0. */
  const [excess, setExcess] = useState(0);
  // Two clicks, or a retry without a response, make one transaction. After another payment was received, it is a new
  // one.
  const sendOnce = useSendOnce(`payment of ${booking.id} beside ${booking.paidUsd}`);
  const open = openAmountOf(booking);
  const form = useForm<z.input<typeof transactionRequest>, unknown, TransactionRequest>({
    defaultValues: {
      transactionType: 'revenue',
      ...(open > 0 ? { amount: open } : {}),
      currency: 'USD',
      transactionDate: todayInBaku(),
      description: `Payment for booking ${booking.referenceNumber}`,
      paymentMethod: '',
      bookingId: booking.id,
      driverId: booking.driverCollects ? booking.driver?.id : null,
    },
    resolver: zodResolver(transactionRequest),
  });
  const send = async (body: TransactionRequest) => {
    setFailure(undefined);
    try {
      const path = '/api/admin/transactions';
      await sendOnce((idempotencyKey) =>
        session.request({ method: 'POST', path, body, idempotencyKey, response: transactionResponse }),
      );
      notify(t('payments.saved'));
      onSaved();
    } catch (reason) {
      if (!setFieldErrors(reason, form.control)) setFailure(failureText(reason, t('payments.failed')));
    } finally {
      // A server that failed or did not respond may have stored it nevertheless.
      void queryClient.invalidateQueries();
    }
  };
  const save = form.handleSubmit(async (body) => {
    const more = excessAfterPayment(booking, body);
    if (more > 0) setExcess(more);
    else await send(body);
  });
  const saveExcess = () => {
    setExcess(0);
    void form.handleSubmit(send)();
  };
  return { form, open, failure, save, excess, saveExcess, leaveExcess: () => setExcess(0) };
}
