import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { isVisible, requiredText, textInput } from '../../inputs/text.js';
import { bookingTextLimits, maxStops } from '../booking-choices.js';

/** A stored stop: its text, and the place that it was chosen from. */
export const rideStop = z
  .object({ text: z.string(), placeId: z.uuid().nullable().default(null) })
  .meta({ id: 'RideStop' });
export type RideStop = z.infer<typeof rideStop>;

const stopInput = z.object({
  text: textInput('stops').max(bookingTextLimits.location, 'stops.tooLong'),
  placeId: idInput('stops.invalid').nullish(),
});

/** The stops of a request; their rules are those of `rideStops`. */
export const stopsInput = z.array(stopInput, 'stops.invalid');

/** The rules of stops. Drops blank ones; errors are `stops.invalid`, `stops.tooLong` and `stops.tooMany`. */
export const rideStops = z
  .array(
    z.object({
      text: textInput('stops'),
      placeId: idInput('stops.invalid')
        .nullish()
        .transform((id) => id ?? null),
    }),
    'stops.invalid',
  )
  .transform((stops) => stops.filter(({ text }) => isVisible(text)))
  .pipe(
    z
      .array(
        z.object({ text: requiredText('stops', bookingTextLimits.location), placeId: idInput().nullable() }),
      )
      .max(maxStops, 'stops.tooMany'),
  );
