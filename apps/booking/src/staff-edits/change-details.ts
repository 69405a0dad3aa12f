import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type {
  EditBookingCommand,
  EditBookingRequest,
} from '@chauffeur/contracts/bookings/changes/edit-booking';
import { minutesOfExtras, priceAtTotal } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { codedFieldError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { chooseExtras } from '../new-bookings/rules/choose-extras.js';
import { chooseOffer } from '../new-bookings/rules/choose-offer.js';
import { dropoffOf } from '../manual-bookings/manual-booking.rules.js';
import type { HoldRequest } from '../rides/holds/hold-or-throw.js';
import { editedPlaceIds, placedStops } from '../ride-places/ride-places.rules.js';
import { scheduleOf, type Buffers } from '../rides/ride-schedule.rules.js';
import { applySchedule, holdRequestOf } from './change-schedule.js';
import { EditBooking } from '../booking-changes/edit-booking.js';

@Injectable()
export class ChangeDetails {
  constructor(private readonly editBooking: EditBooking) {}

  /**
   * Edits a booking's customer, offer and price, and moves its ride; see `EditBooking`. Another car takes any free
   * vehicle of it; another service or tour has its own length; extra hours lengthen the ride. Also throws CodedError
   * `car.notFound`, `service.notFound`, `tour.notFound`, `extras.notOffered` and those of `ChangeSchedule`.
   */
  change(id: string, command: EditBookingCommand, changedBy: string): Promise<void> {
    const { version, tellCustomer, allowTightGap, schedule } = command.request;
    const agreedByPhone = schedule?.agreedByPhone;
    return this.editBooking.edit({ id, version, changedBy }, async (manager, editable) => {
      const { booking, holdsVehicle } = editable;
      const before = endsOf(booking);
      // Before the offer, whose buffer depends on where the ride begins.
      Object.assign(booking, columnsOf(command.request));
      const hasOtherOffer = changeOffer(booking, command, await readBookingRules(manager));
      if (command.request.liftFee) Object.assign(booking, { feeDueSince: null, feeDueUsd: null });
      if (booking.airportDirection) booking.dropoffLocation = dropoffOf(booking);
      Object.assign(booking, editedPlaceIds(before, booking, command.request, command.places));
      const { stops } = command.request;
      if (stops) booking.stops = placedStops(stops, command.places, before.stops);
      const hasOtherLength = changeExtras(booking, command);
      Object.assign(booking, priceAtTotal(booking.totalPrice, booking.extras));
      booking.convertedPrice = convertFromUsd(booking.totalPrice, booking.exchangeRate);
      const hasOtherCar = changeCar(booking, command);
      if (schedule) {
        const edit = await applySchedule(manager, booking, schedule);
        const vehicleId = edit.vehicleId === undefined && hasOtherCar ? anyVehicle : edit.vehicleId;
        const hold = holdRequestOf({ ...edit, vehicleId, allowTightGap }, editable);
        return { hold, tellCustomer, agreedByPhone };
      }
      if (!hasOtherCar && !hasOtherOffer && !hasOtherLength) return { hold: null, tellCustomer };
      const vehicle = hasOtherCar ? anyVehicle : holdsVehicle ? 'named' : 'same';
      return { hold: { vehicle, driver: 'named', allowTightGap } satisfies HoldRequest, tellCustomer };
    });
  }
}

/** Returns a ride's places before it is edited. */
function endsOf(booking: BookingEntity) {
  const { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = booking;
  return { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops };
}

/** Returns the request's fields that are stored as they are. */
function columnsOf(request: EditBookingRequest): Partial<BookingEntity> {
  const {
    version: _,
    tellCustomer: _tell,
    allowTightGap: _gap,
    liftFee: _fee,
    carId: _car,
    serviceId: _service,
    tourId: _tour,
    extras: _extras,
    schedule: _schedule,
    ...fields
  } = request;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Changes the car; the price stays, because staff decide it. Returns whether it changed. */
function changeCar(booking: BookingEntity, { request, car }: EditBookingCommand): boolean {
  if (request.carId === undefined || request.carId === booking.carId) return false;
  if (!car) throw codedFieldError('carId', 'car.notFound');
  Object.assign(booking, { carId: car.id, carName: car.name, vehicleId: null });
  return true;
}

/** Changes the extras; booked ones retain their price. Returns whether the ride's length changed. */
function changeExtras(booking: BookingEntity, command: EditBookingCommand): boolean {
  const { extras: chosen = booking.extras, stops } = command.request;
  if (command.request.extras === undefined && stops === undefined) return false;
  const extras = chooseExtras({ ...command, request: { extras: chosen } }, booking);
  const minutes = minutesOfExtras(extras) - minutesOfExtras(booking.extras);
  booking.extras = extras;
  if (minutes === 0 || booking.durationMinutes === null) return false;
  booking.durationMinutes = Math.max(rideMinutes.duration.min, booking.durationMinutes + minutes);
  return true;
}

/** Changes the service or tour, and clears direction, flight and sign if it is no transfer. Returns whether it changed. */
function changeOffer(
  booking: BookingEntity,
  { request, service, tour }: EditBookingCommand,
  buffers: Buffers,
): boolean {
  const { serviceId = null, tourId = null } = request;
  const isAbsent = request.serviceId === undefined && request.tourId === undefined;
  if (isAbsent || (serviceId === booking.serviceId && tourId === booking.tourId)) return false;
  Object.assign(booking, chooseOffer({ serviceId, tourId }, { service, tour }));
  if (service?.serviceType !== 'airport_transfer') {
    Object.assign(booking, { airportDirection: null, flightNumber: null, flightTime: null, signText: null });
  }
  const schedule = scheduleOf(booking, { service, tour }, buffers, booking.extras);
  Object.assign(booking, schedule, { usualBufferMinutes: null });
  return true;
}
