import { signedAmount, usdOf } from '@chauffeur/contracts/finance/transaction';
import { paymentMethodText } from '@chauffeur/contracts/money/payment-method';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { CsvColumn } from '@chauffeur/service-kit';
import type { TransactionEntity } from '../transactions/transaction.entity.js';
import { texts } from '../texts.js';
import { localisedDescription, localisedNotes } from './localised-texts.js';

/**
 * The columns of the exported table, in the admin's language. Income is positive, expenses are negative; the USD
 * column adds up to the totals on the screen.
 */
export function exportColumns(language: Language): CsvColumn<TransactionEntity>[] {
  const { headings, types, statuses } = texts[language].export;
  return [
    { heading: headings.date, value: ({ transactionDate }) => transactionDate },
    { heading: headings.type, value: ({ transactionType }) => types[transactionType] },
    {
      heading: headings.description,
      value: ({ description }) => localisedDescription(language, description),
    },
    { heading: headings.amount, value: signedAmount },
    { heading: headings.currency, value: ({ currency }) => currency },
    {
      heading: headings.inTotals,
      value: (transaction) =>
        transaction.status === 'completed'
          ? signedAmount({ transactionType: transaction.transactionType, amount: usdOf(transaction) })
          : null,
    },
    { heading: headings.status, value: ({ status }) => statuses[status] },
    { heading: headings.booking, value: ({ bookingReference }) => bookingReference },
    { heading: headings.customer, value: ({ customerName }) => customerName },
    { heading: headings.driver, value: ({ driverName }) => driverName },
    {
      heading: headings.paymentMethod,
      value: ({ paymentMethod }) =>
        paymentMethodText(paymentMethod, language, (one) => texts[one].export.methods),
    },
    { heading: headings.receipt, value: ({ receiptUrl }) => receiptUrl },
    { heading: headings.notes, value: ({ notes }) => localisedNotes(language, notes) },
  ];
}
