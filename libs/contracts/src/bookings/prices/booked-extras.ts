import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { usdAmount } from '../../money/money.js';
import { extraResponse } from '../../pricing/extra.js';

/** Max different extras of a booking, and max count of one; an offered extra may have a smaller limit. */
export const bookedExtraLimits = { lines: 10, count: 20 } as const;

/** The extras that a request names; a count of 0 means none. The server sets the prices. */
export const chosenExtras = z
  .array(
    z
      .object({
        extraId: idInput('extras.invalid'),
        count: z
          .number('extras.invalid')
          .int('extras.invalid')
          .min(0, 'extras.invalid')
          .max(bookedExtraLimits.count, 'extras.aboveMaximum'),
      })
      .meta({ id: 'ChosenExtra' }),
    'extras.invalid',
  )
  .max(bookedExtraLimits.lines, 'extras.tooMany')
  .refine(
    (chosen) => new Set(chosen.map(({ extraId }) => extraId)).size === chosen.length,
    'extras.repeated',
  );
export type ChosenExtra = z.infer<typeof chosenExtras>[number];

/** An extra of a booking: a snapshot of its name and price when it was booked. */
export const bookedExtra = z
  .object({
    extraId: z.uuid(),
    code: z.string(),
    name: z.string(),
    nameRu: z.string().nullable(),
    /** USD per unit. */
    unitPrice: usdAmount,
    count: z.number().int(),
  })
  .meta({ id: 'BookedExtra' });
export type BookedExtra = z.infer<typeof bookedExtra>;

/** An extra of pricing, in commands to the booking service. */
export const offeredExtra = extraResponse.omit({ description: true, descriptionRu: true });
export type OfferedExtra = z.infer<typeof offeredExtra>;
