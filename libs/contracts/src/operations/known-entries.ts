import { z } from 'zod';

/** A list in a file of the data folder; what this release can't read, such as what a newer one has added, is left out. */
export const knownEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(z.unknown()).transform((stored) =>
    stored.flatMap((one): z.output<Entry>[] => {
      const { success, data } = entry.safeParse(one);
      return success ? [data] : [];
    }),
  );
