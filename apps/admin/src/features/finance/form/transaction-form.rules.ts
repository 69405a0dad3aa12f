import {
  todayInBaku,
  transactionBooking,
  transactionRequest,
  type TransactionResponse,
} from '@chauffeur/contracts';

/** The form's fields: the request's, with the whole booking, so that its reference can be shown. */
export const transactionForm = transactionRequest
  .omit({ bookingId: true })
  .extend({ booking: transactionBooking.nullable() })
  .transform(({ booking, ...fields }) => ({ ...fields, bookingId: booking?.id ?? null }));

/** A new transaction: revenue, USD, completed, today (specification, section 5). */
export function blankTransaction() {
  return {
    transactionType: 'revenue',
    currency: 'USD',
    status: 'completed',
    transactionDate: todayInBaku(),
    description: '',
    booking: null,
    driverId: '',
    paymentMethod: '',
    receiptUrl: '',
    notes: '',
  } as const;
}

export function transactionFormValues({ driver, ...fields }: TransactionResponse) {
  return { ...fields, driverId: driver?.id ?? '' };
}
