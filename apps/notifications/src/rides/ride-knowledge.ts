import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';

/** Something that an event says of a ride, with the booking's version and the moment of the event. */
export interface Known<Value> {
  readonly version: number;
  readonly at: string;
  readonly value: Value;
}

/** What events have said of a ride so far, each part by the latest one that says it. A stored shape. */
export interface RideKnowledge {
  readonly booking?: Known<BookingResponse>;
  readonly driver?: Known<EmailedDriver | null>;
  /** That the ride was given to a driver, or taken from one. */
  readonly given?: Known<string | null>;
  readonly vehicle?: Known<DescribedVehicle | null>;
  readonly progress?: Known<RideState>;
  /** Until when the driver may take the answer back that has led there; null where no answer of the driver has. */
  readonly revocableUntil?: Known<string | null>;
  /** That another date or time was set. */
  readonly moved?: Known<true>;
  readonly link?: Known<RideLink>;
  readonly removed?: Known<true>;
  /** Drivers who have declined it, by their id: the ride's schedule version after that. */
  readonly declined?: Readonly<Record<string, number>>;
}

/**
 * Everything that both know: of each part the later one, by version, then by moment. In whatever order events arrive,
 * and however often, the outcome is the same.
 */
export function mergeKnowledge(one: RideKnowledge, other: RideKnowledge): RideKnowledge {
  return {
    ...later('booking', one, other),
    ...later('driver', one, other),
    ...later('given', one, other),
    ...later('vehicle', one, other),
    ...later('progress', one, other),
    ...later('revocableUntil', one, other),
    ...later('moved', one, other),
    ...later('link', one, other),
    ...later('removed', one, other),
    ...declinedIn(one, other),
  };
}

function declinedIn({ declined = {} }: RideKnowledge, other: RideKnowledge): Pick<RideKnowledge, 'declined'> {
  const merged = { ...declined };
  for (const [driverId, version] of Object.entries(other.declined ?? {}))
    merged[driverId] = Math.max(version, merged[driverId] ?? 0);
  return Object.keys(merged).length > 0 ? { declined: merged } : {};
}

function later<Part extends Exclude<keyof RideKnowledge, 'declined'>>(
  part: Part,
  one: RideKnowledge,
  other: RideKnowledge,
): Pick<RideKnowledge, Part> | undefined {
  const [a, b] = [one[part], other[part]];
  const latest = a && b ? (isLater(b, a) ? b : a) : (a ?? b);
  return latest && ({ [part]: latest } as Pick<RideKnowledge, Part>);
}

function isLater(one: Known<unknown>, other: Known<unknown>): boolean {
  return one.version === other.version ? one.at > other.at : one.version > other.version;
}
