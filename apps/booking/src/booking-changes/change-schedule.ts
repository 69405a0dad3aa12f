import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { ChangeScheduleRequest } from '@chauffeur/contracts/bookings/change-schedule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { assignableDriver } from '../driver-assignments/record-assignment.js';
import type { HoldRequest } from '../rides/hold-all.js';
import { occupiedBy } from '../rides/hold.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { EditBooking, type Editable } from './edit-booking.js';

@Injectable()
export class ChangeSchedule {
  constructor(private readonly editBooking: EditBooking) {}

  /**
   * Moves a ride: to another time, vehicle or driver; see `EditBooking`. Throws CodedError `vehicle.notFound`,
   * `vehicle.inactive`, `driver.notFound` or `driver.inactive` as well.
   */
  change(id: string, request: ChangeScheduleRequest, changedBy: string): Promise<void> {
    const { version, tellCustomer, agreedByPhone } = request;
    return this.editBooking.edit({ id, version, changedBy }, async (manager, editable) => {
      const { booking } = editable;
      const occupied = occupiedBy(booking) !== null;
      moveTo(booking, request);
      if (request.driverId !== undefined) await nameDriver(manager, booking, request.driverId);
      if (isNamed(request.vehicleId)) await nameVehicle(manager, booking, request.vehicleId);
      if (request.vehicleId === null) booking.vehicleId = null;
      return { hold: holdRequestOf(request, editable, occupied), tellCustomer, agreedByPhone };
    });
  }
}

function moveTo(booking: BookingEntity, request: ChangeScheduleRequest): void {
  const { bookingDate, bookingTime, durationMinutes, bufferMinutes } = request;
  if (bookingDate !== undefined) booking.bookingDate = bookingDate;
  if (bookingTime !== undefined) booking.bookingTime = bookingTime;
  if (durationMinutes !== undefined) booking.durationMinutes = durationMinutes;
  if (bufferMinutes !== undefined) booking.bufferMinutes = bufferMinutes;
  const { bookingDate: date, bookingTime: time } = booking;
  booking.startsAt = time === null ? null : bakuInstant(date, time);
}

/** A ride that keeps its vehicle keeps that very one; one that had no time yet takes any that is free. */
function holdRequestOf(
  { vehicleId, driverId, allowTightGap }: ChangeScheduleRequest,
  { booking, holdsVehicle }: Editable,
  wasOccupied: boolean,
): HoldRequest {
  const vehicle =
    vehicleId === undefined
      ? unnamedVehicle(holdsVehicle, wasOccupied)
      : vehicleId === anyVehicle
        ? 'any'
        : 'named';
  return { vehicle, driver: driverId === undefined && !booking.driverId ? 'same' : 'named', allowTightGap };
}

function unnamedVehicle(holdsVehicle: boolean, wasOccupied: boolean): HoldRequest['vehicle'] {
  if (holdsVehicle) return 'named';
  return wasOccupied ? 'same' : 'any';
}

function isNamed(vehicleId: ChangeScheduleRequest['vehicleId']): vehicleId is string {
  return typeof vehicleId === 'string' && vehicleId !== anyVehicle;
}

/** The vehicle that it has already may be inactive by now. */
async function nameVehicle(manager: EntityManager, booking: BookingEntity, id: string): Promise<void> {
  if (booking.vehicleId === id) return;
  await requireAssignableVehicle(manager, id);
  booking.vehicleId = id;
}

async function nameDriver(manager: EntityManager, booking: BookingEntity, id: string | null): Promise<void> {
  if (id !== null && id !== booking.driverId) await assignableDriver(manager, id);
  booking.driverId = id;
}
