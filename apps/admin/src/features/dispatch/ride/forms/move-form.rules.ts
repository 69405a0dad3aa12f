import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { changeScheduleRequest } from '@chauffeur/contracts/bookings/changes/change-schedule';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { z } from 'zod';

const { bookingDate, bookingTime, durationMinutes, vehicleId, tellCustomer } = changeScheduleRequest.shape;

/** Turns an empty field into null. */
const noneIfEmpty = z.string().transform((text) => text || null);

/** The form of a move, with the rules of the contract. No field is optional. */
export const moveForm = z.object({
  bookingDate: bookingDate.unwrap(),
  bookingTime: noneIfEmpty.pipe(bookingTime.unwrap()),
  durationMinutes: durationMinutes.unwrap(),
  vehicleId: noneIfEmpty.pipe(vehicleId.unwrap()),
  tellCustomer: tellCustomer.unwrap(),
});
export type MoveFormInput = z.input<typeof moveForm>;
export type MoveFormOutput = z.output<typeof moveForm>;

/** Returns the form's values for a ride. The email is off by default if the ride is not confirmed yet. */
export function moveFormOf(ride: BoardRide): MoveFormInput {
  return {
    bookingDate: ride.bookingDate,
    bookingTime: ride.bookingTime ?? '',
    durationMinutes: ride.durationMinutes,
    vehicleId: ride.vehicleId ?? (ride.bookingTime ? '' : anyVehicle),
    tellCustomer: ride.status === 'confirmed',
  };
}
