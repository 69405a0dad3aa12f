import type { Language } from '@chauffeur/contracts';
import type { CsvColumn } from '@chauffeur/service-kit';
import type { TransactionEntity } from '../transactions/transaction.entity.js';
import { texts } from '../texts.js';

/** The columns of the exported table, in the language of the admin who exports it. */
export function exportColumns(language: Language): CsvColumn<TransactionEntity>[] {
  const { headings, types, statuses } = texts[language].export;
  return [
    { heading: headings.date, value: ({ transactionDate }) => transactionDate },
    { heading: headings.type, value: ({ transactionType }) => types[transactionType] },
    { heading: headings.description, value: ({ description }) => description },
    { heading: headings.amount, value: ({ amount }) => amount.toFixed(2) },
    { heading: headings.currency, value: ({ currency }) => currency },
    { heading: headings.status, value: ({ status }) => statuses[status] },
    { heading: headings.booking, value: ({ bookingReference }) => bookingReference },
    { heading: headings.customer, value: ({ customerName }) => customerName },
    { heading: headings.driver, value: ({ driverName }) => driverName },
    { heading: headings.paymentMethod, value: ({ paymentMethod }) => paymentMethod },
    { heading: headings.receipt, value: ({ receiptUrl }) => receiptUrl },
    { heading: headings.notes, value: ({ notes }) => notes },
  ];
}
