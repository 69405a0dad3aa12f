import { z } from 'zod';

/** How long personal data is stored before a task of its service removes it; the public privacy page names these. */
export const retentionPeriods = z
  .object({
    /** After the ride: who the customer is, and the places. */
    bookingMonths: z.number().int(),
    /** After the day of the transaction: names and free texts. */
    transactionMonths: z.number().int(),
    /** Messages of the contact form. */
    contactMessageDays: z.number().int(),
    /** Emails that were sent, or given up. */
    emailLogDays: z.number().int(),
  })
  .meta({ id: 'RetentionPeriods' });
export type RetentionPeriods = z.infer<typeof retentionPeriods>;

/** In place of a name whose retention has ended. */
export const removedName = 'Removed';
