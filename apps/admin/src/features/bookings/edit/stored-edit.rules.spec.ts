import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { describe, expect, it } from '@jest/globals';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { bookingEdit, editOf, type BookingEditInput } from './booking-edit.rules';
import { isEditStored } from './stored-edit.rules';

const other = '7b0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e22';
const before = { ...pendingBooking, vehicleId: null, durationMinutes: 60, bufferMinutes: 30 };
const chosen = (extraId: string, count: number) => ({ extraId, count });

const isStored = (
  typed: Partial<BookingEditInput>,
  stored: Partial<BookingEditInput>,
  { isTransfer = false } = {},
) => {
  const form = editOf(before);
  return isEditStored({ ...form, ...stored }, bookingEdit.parse({ ...form, ...typed }), typed, {
    isTransfer,
  });
};

describe('input in the form of a booking', () => {
  it('counts as stored if the booking has all of it, whatever else another admin has changed', () => {
    const typed = { passengerCount: 3, bookingTime: '11:30', pickupLocation: ' Hilton ' };
    const stored = { ...typed, pickupLocation: 'Hilton' };
    expect(isStored(typed, stored)).toBe(true);
    expect(isStored(typed, { ...stored, specialRequests: 'Of another admin' })).toBe(true);
    expect(isStored(typed, { ...stored, bookingTime: '12:00' })).toBe(false);
    expect(isStored(typed, {})).toBe(false);
  });

  it('counts as stored in the notation of the server too', () => {
    const extras = [chosen(other, 1), chosen(before.id, 2)];
    expect(isStored({ extras }, { extras: extras.toReversed() })).toBe(true);
    expect(isStored({ extras: [chosen(other, 0)] }, { extras: [] })).toBe(true);
    expect(isStored({ extras }, { extras: [chosen(other, 1)] })).toBe(false);
    expect(isStored({ luggageLarge: undefined }, { luggageLarge: 0 })).toBe(true);
    const isTransfer = true;
    expect(isStored({ flightNumber: 'j28002' }, { flightNumber: 'J2 8002' }, { isTransfer })).toBe(true);
  });

  it('counts as stored if any vehicle was wanted and one is assigned', () => {
    expect(isStored({ vehicleId: anyVehicle }, { vehicleId: other })).toBe(true);
    expect(isStored({ vehicleId: anyVehicle }, { vehicleId: '' })).toBe(false);
    expect(isStored({ vehicleId: other }, { vehicleId: before.id })).toBe(false);
  });

  it('is compared only as far as it is sent', () => {
    expect(isStored({ flightNumber: 'J2 8002', passengerCount: 3 }, { passengerCount: 3 })).toBe(true);
  });
});
