import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { describe, expect, it } from '@jest/globals';
import { aBoardRide } from '../../../../dispatch-display/board-ride.fixture';
import { moveForm, moveFormOf } from './move-form.rules';

const ride = aBoardRide();
const { bookingDate, bookingTime, durationMinutes, vehicleId } = ride;

describe('the form of a move', () => {
  it('begins with the values of the ride', () => {
    const move = { bookingDate, bookingTime, durationMinutes, vehicleId, tellCustomer: true };
    expect(moveForm.parse(moveFormOf(ride))).toEqual(move);
    const pending = aBoardRide({ status: 'pending', bookingTime: null, vehicleId: null });
    const untimed = { ...move, bookingTime: null, vehicleId: anyVehicle, tellCustomer: false };
    expect(moveForm.parse(moveFormOf(pending))).toEqual(untimed);
  });

  it('takes an empty vehicle for none', () => {
    expect(moveForm.parse({ ...moveFormOf(ride), vehicleId: '' }).vehicleId).toBeNull();
  });

  it.each([
    [{ bookingDate: '' }, 'bookingDate.invalid'],
    [{ bookingTime: '25:00' }, 'bookingTime.invalid'],
    [{ durationMinutes: undefined }, 'durationMinutes.required'],
    [{ durationMinutes: 14 }, 'durationMinutes.belowMinimum'],
    [{ durationMinutes: 60.5 }, 'durationMinutes.notWhole'],
  ])('rejects %j as the server does', (entered, code) => {
    const { error } = moveForm.safeParse({ ...moveFormOf(ride), ...entered });
    expect(error?.issues.map(({ message }) => message)).toEqual([code]);
  });
});
