import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { changeScheduleRequest } from '@chauffeur/contracts/bookings/changes/change-schedule';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { z } from 'zod';

const { bookingDate, bookingTime, durationMinutes, vehicleId, tellCustomer } = changeScheduleRequest.shape;

/** An empty field is none. */
const noneIfEmpty = z.string().transform((text) => text || null);

/** The form of a move, by the contract's rules; nothing of it is absent. */
export const moveForm = z.object({
  bookingDate: bookingDate.unwrap(),
  bookingTime: noneIfEmpty.pipe(bookingTime.unwrap()),
  durationMinutes: durationMinutes.unwrap(),
  vehicleId: noneIfEmpty.pipe(vehicleId.unwrap()),
  tellCustomer: tellCustomer.unwrap(),
});
export type MoveFormInput = z.input<typeof moveForm>;
export type MoveFormOutput = z.output<typeof moveForm>;

/** A ride as the form has it. A customer who was promised nothing yet needs no email of its move. */
export function moveFormOf(ride: BoardRide): MoveFormInput {
  return {
    bookingDate: ride.bookingDate,
    bookingTime: ride.bookingTime ?? '',
    durationMinutes: ride.durationMinutes,
    vehicleId: ride.vehicleId ?? (ride.bookingTime ? '' : anyVehicle),
    tellCustomer: ride.status === 'confirmed',
  };
}
