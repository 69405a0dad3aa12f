import { returnReasons } from '@chauffeur/contracts/finance/product-description';
import { readReturnNote, withReturnNote } from '@chauffeur/contracts/finance/return-note';
import {
  isAllowedAmount,
  nothingReceived,
  transactionBooking,
  transactionFields,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { z } from 'zod';

const returnNote = z.object({ reference: z.string(), reason: z.enum(returnReasons) });

/** The request's fields, but with the whole booking, whose reference is shown, and with the product's note separate. */
export const transactionForm = transactionFields
  .omit({ bookingId: true })
  .extend({ booking: transactionBooking.nullable(), returned: returnNote.nullable() })
  .transform(({ booking, returned, notes, ...fields }) => ({
    ...fields,
    notes: withReturnNote(notes, returned),
    bookingId: booking?.id ?? null,
  }))
  .refine(isAllowedAmount, nothingReceived);

/** The values of a new transaction: revenue, USD, completed, today (specification, section 5). */
export function blankTransaction() {
  return {
    transactionType: 'revenue',
    currency: 'USD',
    status: 'completed',
    transactionDate: todayInBaku(),
    description: '',
    booking: null,
    returned: null,
    driverId: '',
    paymentMethod: '',
    receiptUrl: '',
    notes: '',
  } as const;
}

export function transactionFormValues({ driver, ...fields }: TransactionResponse) {
  return { ...fields, ...readReturnNote(fields.notes), driverId: driver?.id ?? '' };
}
