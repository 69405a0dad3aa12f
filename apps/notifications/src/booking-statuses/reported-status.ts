import { bookingStatus } from '@chauffeur/contracts';
import { z } from 'zod';

/** The status that an email reports, as the booking had it at this version. */
export const reportedStatus = z.object({
  bookingId: z.uuid(),
  status: bookingStatus,
  version: z.number().int(),
});
export type ReportedStatus = z.infer<typeof reportedStatus>;
