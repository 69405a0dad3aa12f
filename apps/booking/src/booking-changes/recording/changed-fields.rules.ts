import type { BookingChangeField, ChangedValue } from '@chauffeur/contracts/bookings/changes/booking-change';
import { extrasValue, offerValue } from '@chauffeur/contracts/bookings/changes/changed-values';
import { stopsText } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { texts } from '../../texts.js';
import type { RecordedChange } from './record-changes.js';
import { customerFields } from './customer-notification.rules.js';

const collects = { name: texts.en.export.yes, nameRu: texts.ru.export.yes };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A booking as its timeline shows it, with the names of its vehicle and driver at that moment. */
export interface BookingState {
  readonly booking: Readonly<BookingEntity>;
  readonly vehicle: Named | null;
  readonly driver: Named | null;
}

/** The value of each field, in the order of the form. */
const valueOf: Readonly<Partial<Record<BookingChangeField, (state: BookingState) => ChangedValue>>> = {
  customerName: ({ booking }) => booking.customerName,
  customerPhone: ({ booking }) => booking.customerPhone,
  customerEmail: ({ booking }) => booking.customerEmail || null,
  preferredMessagingApp: ({ booking }) => booking.preferredMessagingApp,
  language: ({ booking }) => booking.language,
  car: ({ booking }) => booking.carName,
  offer: ({ booking }) => offerValue(booking),
  bookingDate: ({ booking }) => booking.bookingDate,
  bookingTime: ({ booking }) => booking.bookingTime,
  durationMinutes: ({ booking }) => booking.durationMinutes,
  bufferMinutes: ({ booking }) => booking.bufferMinutes,
  vehicle: ({ vehicle }) => vehicle?.name ?? null,
  driver: ({ driver }) => driver?.name ?? null,
  passengerCount: ({ booking }) => booking.passengerCount,
  airportDirection: ({ booking }) => booking.airportDirection,
  flightNumber: ({ booking }) => booking.flightNumber,
  flightTime: ({ booking }) => booking.flightTime,
  signText: ({ booking }) => booking.signText,
  pickupLocation: ({ booking }) => booking.pickupLocation,
  dropoffLocation: ({ booking }) => booking.dropoffLocation,
  stops: ({ booking }) => stopsText(booking.stops),
  luggageLarge: ({ booking }) => booking.luggageLarge,
  luggageSmall: ({ booking }) => booking.luggageSmall,
  pickupNote: ({ booking }) => booking.pickupNote,
  extras: ({ booking }) => extrasValue(booking),
  specialRequests: ({ booking }) => booking.specialRequests,
  totalPrice: ({ booking }) => booking.totalPrice,
  feeDueSince: ({ booking }) => booking.feeDueSince?.toISOString() ?? null,
  feeDueUsd: ({ booking }) => booking.feeDueUsd,
  driverCollects: ({ booking }) => (booking.driverCollects ? collects : null),
};

/** Returns each field that differs, with its old and new value. */
export function changedFields(before: BookingState, after: BookingState): RecordedChange[] {
  return Object.entries(valueOf).flatMap(([field, value]) => {
    const [from, to] = [value(before), value(after)];
    const differs =
      idOf[field]?.(before) !== idOf[field]?.(after) || JSON.stringify(from) !== JSON.stringify(to);
    return differs ? [{ field: field as BookingChangeField, from, to }] : [];
  });
}

/** The ids of what is shown by its name, because two vehicles, for example, may have the same name. */
const idOf: Readonly<Partial<Record<string, (state: BookingState) => string | null | undefined>>> = {
  car: ({ booking }) => booking.carId,
  offer: ({ booking }) => booking.serviceId ?? booking.tourId,
  vehicle: ({ vehicle }) => vehicle?.id,
  driver: ({ driver }) => driver?.id,
};

/** The fields that a customer or a driver relies on (specification, chapter on dispatch, D1). */
const scheduleFields = new Set<BookingChangeField>([...customerFields, 'vehicle', 'driver']);

/** Whether the changes make calendars and emails that were sent out of date. */
export function changesSchedule(changes: readonly RecordedChange[]): boolean {
  return changes.some(({ field }) => scheduleFields.has(field));
}
