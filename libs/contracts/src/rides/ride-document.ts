import { z } from 'zod';
import { language } from '../language.js';
import { rideResponse } from './ride.js';

/** Paths of the notifications service for files about a ride. */
export const rideDocumentPaths = { calendar: '/documents/calendar', voucher: '/documents/voucher' } as const;

/** In which language a customer wants a file. */
export const rideDocumentQuery = z.object({ language: language.default('en') });
export type RideDocumentQuery = z.infer<typeof rideDocumentQuery>;

/** The gateway's command to the notifications service, which has the company's name and texts. */
export const rideDocumentCommand = z.object({ ride: rideResponse, language });
export type RideDocumentCommand = z.infer<typeof rideDocumentCommand>;

/** A calendar file; CANCEL takes its entry out of a calendar. */
export const rideCalendarFile = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  filename: z.string(),
  content: z.string(),
});
export type RideCalendarFile = z.infer<typeof rideCalendarFile>;
