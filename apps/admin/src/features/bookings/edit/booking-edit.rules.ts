import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { EditBookingRequest } from '@chauffeur/contracts/bookings/changes/edit-booking';
import { manualBookingRequest } from '@chauffeur/contracts/bookings/manual-booking';
import { z } from 'zod';
import { canEmailCustomer } from '../../../booking-display/can-email-customer';
import { valuesOfBooking } from '../../../booking-fields/values-of-booking';

/** The rules of a manual booking, plus the fields that only an existing booking has. */
export const bookingEdit = manualBookingRequest.safeExtend({
  /** '' removes the vehicle, `any` picks one that is free. */
  vehicleId: z.string(),
  /** Undefined until staff decide; then the default applies. */
  tellCustomer: z.boolean().optional(),
  driverCollects: z.boolean(),
});
export type BookingEditInput = z.input<typeof bookingEdit>;
export type BookingEdit = z.output<typeof bookingEdit>;

export function editOf(booking: BookingDetailResponse): BookingEditInput {
  return {
    ...valuesOfBooking(booking),
    bookingDate: booking.bookingDate,
    bookingTime: booking.bookingTime ?? '',
    pickupLocation: booking.pickupLocation,
    pickupPlaceId: booking.pickupPlaceId,
    pickupNote: booking.pickupNote ?? '',
    dropoffLocation: booking.dropoffLocation ?? '',
    dropoffPlaceId: booking.dropoffPlaceId,
    airportDirection: booking.airportDirection ?? '',
    flightNumber: booking.flightNumber ?? '',
    flightTime: booking.flightTime ?? '',
    signText: booking.signText ?? '',
    stops: booking.stops,
    durationMinutes: booking.durationMinutes ?? undefined,
    bufferMinutes: booking.bufferMinutes ?? undefined,
    // Any vehicle for a ride that gets its first time. A ride with a time but no vehicle stays without, as staff
    // wished.
    vehicleId: booking.vehicleId ?? (booking.bookingTime === null ? anyVehicle : ''),
    driverId: booking.driver?.id ?? '',
    driverCollects: booking.driverCollects,
  };
}

/** Whether the customer gets an email unless staff decide otherwise: only for a confirmed ride in the future. */
export function emailsCustomerByDefault(
  { status }: Pick<BookingDetailResponse, 'status'>,
  { bookingDate, bookingTime }: { bookingDate: string; bookingTime?: string | null | undefined },
  now = new Date(),
): boolean {
  return status === 'confirmed' && canEmailCustomer({ status }, { bookingDate, bookingTime }, now);
}

/** Returns the length that was cleared. A booking needs one; only another service or tour brings its own. */
export function clearedLength(
  edit: BookingEdit,
  booking: BookingDetailResponse,
): 'durationMinutes' | 'bufferMinutes' | undefined {
  const hasOtherOffer = edit.serviceId !== booking.serviceId || edit.tourId !== booking.tourId;
  if (hasOtherOffer) return undefined;
  return (['durationMinutes', 'bufferMinutes'] as const).find(
    (name) => edit[name] === undefined && booking[name] !== null,
  );
}

/** The fields of the request that come from the form. */
export type BookingChanges = Omit<EditBookingRequest, 'version' | 'tellCustomer' | 'allowTightGap'>;

const detailNames = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'preferredMessagingApp',
  'language',
  'carId',
  'passengerCount',
  'pickupLocation',
  'pickupNote',
  'dropoffLocation',
  'stops',
  'specialRequests',
  'totalPrice',
  'extras',
  'driverCollects',
] as const;
const placeIds = { pickupPlaceId: 'pickupLocation', dropoffPlaceId: 'dropoffLocation' } as const;
const placeIdNames = ['pickupPlaceId', 'dropoffPlaceId'] as const;
const luggageNames = ['luggageLarge', 'luggageSmall'] as const;
const transferNames = ['airportDirection', 'flightNumber', 'flightTime', 'signText'] as const;
const scheduleNames = ['bookingDate', 'bookingTime', 'driverId'] as const;

/** Returns only the changed fields, since the others stay as they are; null if nothing changed. */
export function changesOf(
  edit: BookingEdit,
  typed: Partial<BookingEditInput>,
  { isTransfer }: { isTransfer: boolean },
): BookingChanges | null {
  const hasTyped = (name: keyof BookingEditInput) => name in typed;
  const pick = <Name extends keyof BookingEdit>(
    names: readonly Name[],
    isSent: (name: Name) => boolean = hasTyped,
  ) =>
    Object.fromEntries(names.filter(isSent).map((name) => [name, edit[name]])) as Partial<
      Pick<BookingEdit, Name>
    >;
  const hasOtherOffer = hasTyped('serviceId') || hasTyped('tourId');
  const { serviceId, tourId, durationMinutes, bufferMinutes, vehicleId } = edit;
  const details = {
    ...pick(detailNames),
    // Also for an address of the same name. None is sent: a text alone makes the server discard the previous place.
    ...pick(placeIdNames, (name) => edit[name] !== null && (hasTyped(name) || hasTyped(placeIds[name]))),
    // A cleared number means none.
    ...Object.fromEntries(luggageNames.filter(hasTyped).map((name) => [name, edit[name] ?? 0])),
    // Only a transfer has these fields.
    ...(isTransfer ? pick(transferNames) : {}),
    ...(hasOtherOffer ? { serviceId, tourId } : {}),
  };
  const isTimed = (name: 'durationMinutes' | 'bufferMinutes') => hasOtherOffer || hasTyped(name);
  const schedule = {
    ...pick(scheduleNames),
    ...(hasTyped('driverId') && edit.driverId && edit.agreedByPhone ? { agreedByPhone: true } : {}),
    ...(durationMinutes !== undefined && isTimed('durationMinutes') ? { durationMinutes } : {}),
    ...(bufferMinutes !== undefined && isTimed('bufferMinutes') ? { bufferMinutes } : {}),
  };
  const vehicle = { vehicleId: vehicleId === '' ? null : vehicleId };
  const hasOtherCar = hasTyped('carId');
  const needsVehicle = hasOtherCar
    ? // Another car gets any of its vehicles by default. With a changed schedule another vehicle may be free.
      vehicleId !== anyVehicle || !isEmpty(schedule)
    : hasTyped('vehicleId');
  const whole = needsVehicle ? { ...schedule, ...vehicle } : schedule;
  const changes = { ...details, ...(isEmpty(whole) ? {} : { schedule: whole }) };
  return isEmpty(changes) ? null : changes;
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
