import { z } from 'zod';

/** A list without the entries that this release can't read, such as what a later one has added. */
export const knownEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.filter((one) => entry.safeParse(one).success))
    .pipe(z.array(entry));
