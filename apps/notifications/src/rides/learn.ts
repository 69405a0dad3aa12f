import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import type { ReceivedEvent } from '@chauffeur/messaging';
import type { Known, RideKnowledge } from './ride-knowledge.js';

/** What a booking's event carries beside the booking, where it does. */
interface CarriedRide {
  readonly booking: BookingResponse;
  readonly driver?: EmailedDriver | null | undefined;
  readonly vehicle?: DescribedVehicle | null | undefined;
  readonly link?: RideLink | undefined;
}

/** Something that the event says, with the version and the moment by which later ones are known. */
export function known<Value>(
  { version }: Pick<BookingResponse, 'version'>,
  { occurredAt }: Pick<ReceivedEvent, 'occurredAt'>,
  value: Value,
): Known<Value> {
  return { version, at: occurredAt.toISOString(), value };
}

/** What every event of a booking says; what it does not carry stays as it is known. */
export function learn(
  { booking, driver, vehicle, link }: CarriedRide,
  message: ReceivedEvent,
): RideKnowledge {
  return {
    booking: known(booking, message, booking),
    ...(driver !== undefined && { driver: known(booking, message, driver) }),
    ...(vehicle !== undefined && { vehicle: known(booking, message, vehicle) }),
    ...(link && { link: known(booking, message, link) }),
  };
}
