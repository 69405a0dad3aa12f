import { z } from 'zod';

/** An iCalendar file, published or cancelled, that mail programs offer to add to the calendar. */
export const emailCalendar = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  filename: z.string(),
  content: z.string(),
});
export type EmailCalendar = z.infer<typeof emailCalendar>;
