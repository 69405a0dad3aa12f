import { z } from 'zod';
import { language } from '../languages/language.js';
import { rideResponse } from './ride.js';

/** Paths of the notifications service for files about a ride. */
export const rideDocumentPaths = { calendar: '/documents/calendar', voucher: '/documents/voucher' } as const;

/** The language of a file for a customer. */
export const rideDocumentQuery = z.object({ language: language.default('en') });
export type RideDocumentQuery = z.infer<typeof rideDocumentQuery>;

/** The gateway's command to the notifications service, which adds the company's name and texts. */
export const rideDocumentCommand = z.object({ ride: rideResponse, language });
export type RideDocumentCommand = z.infer<typeof rideDocumentCommand>;

/** A calendar file; CANCEL removes its entry from a calendar. */
export const rideCalendarFile = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  filename: z.string(),
  content: z.string(),
});
export type RideCalendarFile = z.infer<typeof rideCalendarFile>;
