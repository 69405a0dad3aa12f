import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import type { ReceivedEvent } from '@chauffeur/messaging';
import type { Known, RideKnowledge } from './ride-knowledge.js';

/** A booking's event; the optional parts are undefined if the event does not carry them. */
interface CarriedRide {
  readonly booking: BookingResponse;
  readonly driver?: EmailedDriver | null | undefined;
  readonly vehicle?: DescribedVehicle | null | undefined;
  readonly link?: RideLink | undefined;
}

/** Returns a value that the event reports, with the version and time that order it among other events. */
export function knownValue<Value>(
  { version }: Pick<BookingResponse, 'version'>,
  { occurredAt }: Pick<ReceivedEvent, 'occurredAt'>,
  value: Value,
): Known<Value> {
  return { version, at: occurredAt.toISOString(), value };
}

/** Returns what an event of a booking reports. Parts that it does not carry stay as they are when merged. */
export function knowledgeOfEvent(
  { booking, driver, vehicle, link }: CarriedRide,
  message: ReceivedEvent,
): RideKnowledge {
  return {
    booking: knownValue(booking, message, booking),
    ...(driver !== undefined && { driver: knownValue(booking, message, driver) }),
    ...(vehicle !== undefined && { vehicle: knownValue(booking, message, vehicle) }),
    ...(link && { link: knownValue(booking, message, link) }),
  };
}
