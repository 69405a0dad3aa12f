import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';

/** A value that an event reports about a ride, with the booking's version and the time of the event. */
export interface Known<Value> {
  readonly version: number;
  readonly at: string;
  readonly value: Value;
}

/** What events have reported about a ride so far: each part by its latest event. Stored as JSON. */
export interface RideKnowledge {
  readonly booking?: Known<BookingResponse>;
  readonly driver?: Known<EmailedDriver | null>;
  /** Id of the driver to whom the ride was given; null if it was taken away. */
  readonly given?: Known<string | null>;
  readonly vehicle?: Known<DescribedVehicle | null>;
  readonly progress?: Known<RideState>;
  /** Until when the driver may undo the acceptance that led to `progress`; null if no acceptance by the driver did. */
  readonly revocableUntil?: Known<string | null>;
  /** Present once another date or time was set. */
  readonly moved?: Known<true>;
  readonly link?: Known<RideLink>;
  /** What was received in USD, by the latest event about a payment. */
  readonly paid?: Known<number>;
  readonly removed?: Known<true>;
  /** Drivers who declined the ride: its schedule version after that, by the driver's id. */
  readonly declined?: Readonly<Record<string, number>>;
}

/**
 * Merges two states of knowledge: takes the later value of each part, by version, then by time. Commutative and
 * idempotent, so events may arrive in any order and more than once. Parts that replicas of a later release have
 * stored stay; events have none of them.
 */
export function mergeKnowledge(one: RideKnowledge, other: RideKnowledge): RideKnowledge {
  return {
    ...one,
    ...other,
    ...later('booking', one, other),
    ...later('driver', one, other),
    ...later('given', one, other),
    ...later('vehicle', one, other),
    ...later('progress', one, other),
    ...later('revocableUntil', one, other),
    ...later('moved', one, other),
    ...later('link', one, other),
    ...later('paid', one, other),
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
