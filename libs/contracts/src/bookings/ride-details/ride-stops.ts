import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { isVisible, requiredText, textInput } from '../../text.js';
import { bookingTextLimits } from '../booking-choices.js';

/** Stops of a ride between pickup and drop-off. */
export const maxStops = 5;

/** A stop as it is stored: its text, and the place that it was chosen as. */
export const rideStop = z
  .object({ text: z.string(), placeId: z.uuid().nullable().default(null) })
  .meta({ id: 'RideStop' });
export type RideStop = z.infer<typeof rideStop>;

const stopInput = z.object({
  text: textInput('stops').max(bookingTextLimits.location, 'stops.tooLong'),
  placeId: idInput('stops.invalid').nullish(),
});

/** Stops as a client sends them; their rules are those of `rideStops`. */
export const stopsInput = z.array(stopInput, 'stops.invalid');

/** Blank ones are dropped; errors are `stops.invalid`, `stops.tooLong` and `stops.tooMany`. */
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

/** A ride's stops in one line, as changes and files show them; null without any. */
export function stopsText(stops: readonly Pick<RideStop, 'text'>[]): string | null {
  return stops.length === 0 ? null : stops.map(({ text }) => text).join('; ');
}
