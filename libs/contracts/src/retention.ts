import { z } from 'zod';

/** How long personal data is stored before a task of its service removes it; shown on the privacy page. */
export const retentionPeriods = z
  .object({
    /** Months after the ride: the customer's data, and the places. */
    bookingMonths: z.number().int(),
    /** Months after the day of the transaction: names and free texts. */
    transactionMonths: z.number().int(),
    /** Messages of the contact form. */
    contactMessageDays: z.number().int(),
    /** Sent and failed emails. */
    emailLogDays: z.number().int(),
  })
  .meta({ id: 'RetentionPeriods' });
export type RetentionPeriods = z.infer<typeof retentionPeriods>;

/** Replaces a name after its retention period. */
export const anonymisedName = 'Removed';
