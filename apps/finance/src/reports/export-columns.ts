import { signedAmount, usdOf } from '@chauffeur/contracts/finance/transaction';
import { paymentMethodText } from '@chauffeur/contracts/money/payment-method';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { csvColumns, type CsvColumn } from '@chauffeur/service-kit';
import type { TransactionEntity } from '../transactions/transaction.entity.js';
import { texts } from '../texts.js';
import { localisedDescription, localisedNotes } from './localised-texts.js';

/**
 * The columns of the exported table, in the admin's language and in the order of `export.headings` in the locale files.
 * Income is positive, expenses are negative; the USD column adds up to the totals on the screen.
 */
export function exportColumns(language: Language): CsvColumn<TransactionEntity>[] {
  const { headings, types, statuses } = texts[language].export;
  return csvColumns(headings, {
    date: ({ transactionDate }) => transactionDate,
    type: ({ transactionType }) => types[transactionType],
    description: ({ description }) => localisedDescription(language, description),
    amount: signedAmount,
    currency: ({ currency }) => currency,
    inTotals: (transaction) =>
      transaction.status === 'completed'
        ? signedAmount({ transactionType: transaction.transactionType, amount: usdOf(transaction) })
        : null,
    status: ({ status }) => statuses[status],
    booking: ({ bookingReference }) => bookingReference,
    customer: ({ customerName }) => customerName,
    driver: ({ driverName }) => driverName,
    paymentMethod: ({ paymentMethod }) =>
      paymentMethodText(paymentMethod, language, (one) => texts[one].export.methods),
    receipt: ({ receiptUrl }) => receiptUrl,
    notes: ({ notes }) => localisedNotes(language, notes),
  });
}
