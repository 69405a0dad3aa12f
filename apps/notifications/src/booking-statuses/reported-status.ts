import { bookingStatus } from '@chauffeur/contracts/bookings/booking';
import { z } from 'zod';

/** The status that an email reports, as the booking had it at this version. */
export const reportedStatus = z.object({
  bookingId: z.uuid(),
  status: bookingStatus,
  version: z.number().int(),
  /** The ride's, where the email is about its schedule. */
  scheduleVersion: z.number().int().optional(),
  /** Who drives and what (`crewKey`), where the email is about that. */
  crew: z.string().optional(),
});
export type ReportedStatus = z.infer<typeof reportedStatus>;
