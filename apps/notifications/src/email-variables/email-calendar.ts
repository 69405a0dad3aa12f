import { z } from 'zod';

/** A file that mail programs offer to put into the calendar: iCalendar, published or cancelled. */
export const emailCalendar = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  filename: z.string(),
  content: z.string(),
});
export type EmailCalendar = z.infer<typeof emailCalendar>;
