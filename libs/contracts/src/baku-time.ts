import { z } from 'zod';

/** A ride's date: a calendar day in Baku, YYYY-MM-DD. */
export const rideDate = z.iso.date();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
