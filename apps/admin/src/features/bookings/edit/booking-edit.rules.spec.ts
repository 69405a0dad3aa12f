import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { describe, expect, it } from '@jest/globals';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { bookingEdit, changesOf, clearedLength, editOf, type BookingEditInput } from './booking-edit.rules';

const otherCar = '7b0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e22';
const booking = { ...pendingBooking, vehicleId: pendingBooking.id, durationMinutes: 60, bufferMinutes: 30 };

const edited = (typed: Partial<BookingEditInput>) => bookingEdit.parse({ ...editOf(booking), ...typed });
const sent = (typed: Partial<BookingEditInput>) => changesOf(edited(typed), typed, { isTransfer: false });

describe('the vehicle of a booking that is edited', () => {
  it('is sent with another car only if it is not any vehicle, or if the time changes too', () => {
    const carId = otherCar;
    expect(sent({ carId, vehicleId: anyVehicle })).toEqual({ carId });
    expect(sent({ carId, vehicleId: '' })).toEqual({ carId, schedule: { vehicleId: null } });
    expect(sent({ carId, vehicleId: anyVehicle, bookingTime: '11:30' })).toEqual({
      carId,
      schedule: { bookingTime: '11:30', vehicleId: anyVehicle },
    });
  });

  it('is not sent if it did not change', () => {
    expect(sent({ bookingTime: '11:30' })).toEqual({ schedule: { bookingTime: '11:30' } });
    expect(sent({})).toBeNull();
  });
});

describe('the place of an address that is edited', () => {
  const pickupPlaceId = otherCar;

  it('is sent with its text, or alone for an address of the same name', () => {
    expect(sent({ pickupPlaceId })).toEqual({ pickupPlaceId });
    const chosen = { pickupLocation: 'Hilton Baku, Azadliq 1', pickupPlaceId };
    expect(sent(chosen)).toEqual(chosen);
  });

  it('is not sent if there is none', () => {
    expect(sent({ pickupLocation: 'Nizami 5', pickupPlaceId: null })).toEqual({ pickupLocation: 'Nizami 5' });
    expect(sent({ pickupPlaceId: null })).toBeNull();
  });
});

it('the length of a ride is missing if it was cleared, unless another offer brings its own', () => {
  const length = (typed: Partial<BookingEditInput>) => clearedLength(edited(typed), booking);
  expect(length({})).toBeUndefined();
  expect(length({ bufferMinutes: undefined })).toBe('bufferMinutes');
  expect(length({ durationMinutes: undefined, serviceId: null, tourId: otherCar })).toBeUndefined();
});
