import { z } from 'zod';

/** A list that drops entries which this release can't read, such as those that a later one has added. */
export const tolerantArray = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.filter((one) => entry.safeParse(one).success))
    .pipe(z.array(entry));
