import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { ChangeScheduleRequest } from '@chauffeur/contracts/bookings/changes/change-schedule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { assignableDriver } from '../driver-assignments/record-assignment.js';
import type { HoldRequest } from '../rides/holds/hold-or-throw.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { isRideOver } from '../rides/rides-ahead.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import { EditBooking, type Editable } from '../booking-changes/edit-booking.js';
import { unnamedVehicle } from '../booking-changes/holding.js';

@Injectable()
export class ChangeSchedule {
  constructor(private readonly editBooking: EditBooking) {}

  /**
   * Moves a ride to another time, vehicle or driver; see `EditBooking`. Also throws CodedError `vehicle.notFound`,
   * `vehicle.inactive`, `driver.notFound` or `driver.inactive`.
   */
  change(id: string, request: ChangeScheduleRequest, changedBy: string): Promise<void> {
    const { version, tellCustomer, agreedByPhone } = request;
    return this.editBooking.edit({ id, version, changedBy }, async (manager, editable) => {
      const edit = await applySchedule(manager, editable.booking, request);
      return { hold: holdRequestOf(edit, editable), tellCustomer, agreedByPhone };
    });
  }
}

/** The fields that a move of a ride changes. */
export type ScheduleEdit = Omit<ChangeScheduleRequest, 'version' | 'tellCustomer'>;

/**
 * Changes the columns of a booking; see `ChangeSchedule`. Returns the edit, with `any` vehicle if its own one is inactive.
 */
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

/** Whether the vehicle of an open ride, which may have been moved ahead now, is inactive; locks the vehicle. */
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
  // A buffer that staff enter becomes the usual one of this ride.
  if (bufferMinutes !== undefined) Object.assign(booking, { bufferMinutes, usualBufferMinutes: null });
  const { bookingDate: date, bookingTime: time } = booking;
  booking.startsAt = time === null ? null : bakuInstant(date, time);
  // Staff accept the new time, however soon.
  if (`${date} ${time}` !== before) booking.urgent = false;
}

/** Returns what a moved ride should hold: the vehicle that it holds, or any free one if it held nothing before. */
export function holdRequestOf(
  { vehicleId, driverId, allowTightGap }: ScheduleEdit,
  editable: Editable,
): HoldRequest {
  const vehicle =
    vehicleId === undefined ? unnamedVehicle(editable) : vehicleId === anyVehicle ? 'any' : 'named';
  const driver = driverId === undefined && !editable.booking.driverId ? 'same' : 'named';
  return { vehicle, driver, allowTightGap };
}

function isNamed(vehicleId: ScheduleEdit['vehicleId']): vehicleId is string {
  return typeof vehicleId === 'string' && vehicleId !== anyVehicle;
}

/** Sets the vehicle; the present one may be inactive if the ride is over. */
async function nameVehicle(manager: EntityManager, booking: BookingEntity, id: string): Promise<void> {
  if (booking.vehicleId === id && !(await hasInactiveVehicle(manager, booking))) return;
  await requireAssignableVehicle(manager, id);
  booking.vehicleId = id;
}

async function nameDriver(manager: EntityManager, booking: BookingEntity, id: string | null): Promise<void> {
  if (id !== null && id !== booking.driverId) await assignableDriver(manager, id);
  booking.driverId = id;
}
