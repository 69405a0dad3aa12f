import { bookingStatus } from '@chauffeur/contracts/bookings/booking';
import { z } from 'zod';

/** The status that an email reports, with the booking's version at that time. */
export const reportedStatus = z.object({
  bookingId: z.uuid(),
  status: bookingStatus,
  version: z.number().int(),
  /** The ride's schedule version, if the email is about its schedule. */
  scheduleVersion: z.number().int().optional(),
  /** The `crewKey` of driver and vehicle, if the email is about them. */
  crew: z.string().optional(),
});
export type ReportedStatus = z.infer<typeof reportedStatus>;
