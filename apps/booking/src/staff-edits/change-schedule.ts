import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { ChangeScheduleRequest } from '@chauffeur/contracts/bookings/changes/change-schedule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { assignableDriver } from '../driver-assignments/record-assignment.js';
import type { HoldRequest } from '../rides/holds/hold-all.js';
import { occupiedBy } from '../rides/holds/hold.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { isRideOver } from '../rides/rides-ahead.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import { EditBooking, type Editable } from '../booking-changes/edit-booking.js';

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
      const wasOccupied = occupiedBy(editable.booking) !== null;
      const edit = await applySchedule(manager, editable.booking, request);
      return { hold: holdRequestOf(edit, editable, wasOccupied), tellCustomer, agreedByPhone };
    });
  }
}

/** What a ride's move changes. */
export type ScheduleEdit = Omit<ChangeScheduleRequest, 'version' | 'tellCustomer'>;

/** Changes the columns of a booking; see `ChangeSchedule`. Returns the edit with the vehicle that it comes to. */
export async function applySchedule(
  manager: EntityManager,
  booking: BookingEntity,
  edit: ScheduleEdit,
): Promise<ScheduleEdit> {
  moveTo(booking, edit);
  if (edit.driverId !== undefined) await nameDriver(manager, booking, edit.driverId);
  if (isNamed(edit.vehicleId)) await nameVehicle(manager, booking, edit.vehicleId);
  if (edit.vehicleId === null) booking.vehicleId = null;
  const isLeft = edit.vehicleId === undefined && (await hasInactiveVehicle(manager, booking));
  return isLeft ? { ...edit, vehicleId: anyVehicle } : edit;
}

/** Whether its vehicle was set inactive since its ride, which is moved ahead now; locked, so that it is not meanwhile. */
async function hasInactiveVehicle(manager: EntityManager, booking: BookingEntity): Promise<boolean> {
  const { vehicleId: id, status } = booking;
  const isOpen = status === 'pending' || status === 'confirmed';
  if (id === null || !isOpen || isRideOver(booking, 'none', new Date())) return false;
  const lock = { mode: 'pessimistic_read' } as const;
  const vehicle = await manager.findOne(VehicleEntity, { where: { id }, lock });
  return vehicle?.isActive === false;
}

function moveTo(booking: BookingEntity, request: ScheduleEdit): void {
  const { bookingDate, bookingTime, durationMinutes, bufferMinutes } = request;
  const before = `${booking.bookingDate} ${booking.bookingTime}`;
  if (bookingDate !== undefined) booking.bookingDate = bookingDate;
  if (bookingTime !== undefined) booking.bookingTime = bookingTime;
  if (durationMinutes !== undefined) booking.durationMinutes = durationMinutes;
  // What staff name is the usual time of this ride from now on.
  if (bufferMinutes !== undefined) Object.assign(booking, { bufferMinutes, usualBufferMinutes: null });
  const { bookingDate: date, bookingTime: time } = booking;
  booking.startsAt = time === null ? null : bakuInstant(date, time);
  // Staff know when it is, however soon.
  if (`${date} ${time}` !== before) booking.urgent = false;
}

/** A ride that keeps its vehicle keeps that very one; one that had no time yet takes any that is free. */
export function holdRequestOf(
  { vehicleId, driverId, allowTightGap }: ScheduleEdit,
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

function isNamed(vehicleId: ScheduleEdit['vehicleId']): vehicleId is string {
  return typeof vehicleId === 'string' && vehicleId !== anyVehicle;
}

/** The vehicle that it has already may be inactive by now, where the ride is over. */
async function nameVehicle(manager: EntityManager, booking: BookingEntity, id: string): Promise<void> {
  if (booking.vehicleId === id && !(await hasInactiveVehicle(manager, booking))) return;
  await requireAssignableVehicle(manager, id);
  booking.vehicleId = id;
}

async function nameDriver(manager: EntityManager, booking: BookingEntity, id: string | null): Promise<void> {
  if (id !== null && id !== booking.driverId) await assignableDriver(manager, id);
  booking.driverId = id;
}
