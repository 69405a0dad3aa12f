import { rideTime } from '../../time/baku-time.js';
import { optionalText } from '../../inputs/text.js';

/** When a flight lands or departs, HH:MM in Baku; errors are `flightTime.invalid` and `flightTime.tooLong`. */
export const optionalFlightTime = optionalText('flightTime', 5).refine(
  (time) => time === null || rideTime.safeParse(time).success,
  'flightTime.invalid',
);
