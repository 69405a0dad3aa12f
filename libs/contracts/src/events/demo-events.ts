import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { usdAmount } from '../money/money.js';
import { transactionCurrency, transactionType } from '../finance/transaction.js';
import { defineEvent } from './event-definition.js';

/** A transaction of the examples: revenue of a ride, a payment to its driver, or a cost of a car. */
const demoTransaction = z.object({
  transactionType,
  amount: usdAmount,
  currency: transactionCurrency,
  description: z.string(),
  transactionDate: rideDate,
  paymentMethod: z.string().nullable(),
  booking: z.object({ id: z.uuid(), referenceNumber: z.string(), customerName: z.string() }).nullable(),
  driver: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type DemoTransaction = z.infer<typeof demoTransaction>;

/**
 * DemoBookingsAdded: a first start has added examples. No other event is published for their bookings, so that no emails are
 * sent; each booking already has its copy of the payments.
 */
export const demoBookingsAdded = defineEvent({
  routingKey: 'demo-bookings.added.v1',
  reactions: ['finance.add-demo-transactions'],
  data: z.object({ transactions: z.array(demoTransaction) }),
  example: {
    transactions: [
      {
        transactionType: 'revenue',
        amount: 55,
        currency: 'USD',
        description: 'Payment for booking BK20261121-7KQ4MZXP',
        transactionDate: '2026-12-05',
        paymentMethod: 'Cash',
        booking: {
          id: '0198c0de-0000-7000-8000-000000000001',
          referenceNumber: 'BK20261121-7KQ4MZXP',
          customerName: 'Emily Carter',
        },
        driver: null,
      },
    ],
  },
});
export type DemoBookingsAdded = z.infer<typeof demoBookingsAdded.data>;

/** DemoBookingsRemoved: staff have removed the examples; their transactions are removed too. Each also has its BookingRemoved. */
export const demoBookingsRemoved = defineEvent({
  routingKey: 'demo-bookings.removed.v1',
  reactions: ['finance.remove-demo-transactions'],
  data: z.object({ bookingIds: z.array(z.uuid()) }),
  example: { bookingIds: ['0198c0de-0000-7000-8000-000000000001'] },
});
export type DemoBookingsRemoved = z.infer<typeof demoBookingsRemoved.data>;
