import type {
  BookedExtra,
  ChosenExtra,
  OfferedExtra,
} from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { BookedService, BookedTour } from '@chauffeur/contracts/bookings/create-booking';
import { extraLines, offerKindOf } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { CodedError } from '@chauffeur/service-kit';

interface Choice {
  readonly request: { readonly extras?: readonly ChosenExtra[] | null | undefined };
  readonly service: BookedService | null;
  readonly tour: BookedTour | null;
  readonly offeredExtras?: readonly OfferedExtra[] | undefined;
}

interface RideOfChoice {
  readonly passengerCount: number;
  readonly stops?: readonly unknown[] | undefined;
  /** The extras that are already booked. */
  readonly extras?: readonly BookedExtra[];
}

/**
 * Returns a booking's extras with names and prices. Throws CodedError `extras.notOffered`, or `request.invalid` if
 * there are more seats than passengers or more of an extra than is offered.
 */
export function chooseExtras(
  { request, service, tour, offeredExtras = [] }: Choice,
  { passengerCount, stops = [], extras: booked = [] }: RideOfChoice,
): BookedExtra[] {
  const ride = { offerKind: offerKindOf({ service, tour }), passengerCount, stopCount: stops.length };
  const { lines, error } = extraLines(request.extras ?? [], offeredExtras, ride, booked);
  if (error === null) return lines;
  const errors = [{ field: 'extras', code: error }];
  throw new CodedError(error === 'extras.notOffered' ? error : 'request.invalid', errors);
}
