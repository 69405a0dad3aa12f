import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { describe, expect, it } from '@jest/globals';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import {
  bookingEdit,
  changesOf,
  clearedLength,
  editOf,
  emailsCustomerByDefault,
  type BookingEditInput,
} from './booking-edit.rules';

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

  it('is any for a ride that gets its first time, and none for one that staff left without', () => {
    expect(editOf({ ...booking, vehicleId: null }).vehicleId).toBe('');
    expect(editOf({ ...booking, vehicleId: null, bookingTime: null }).vehicleId).toBe(anyVehicle);
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
  expect(length({ durationMinutes: undefined, serviceId: otherCar })).toBeUndefined();
});

describe('the other fields of a booking that is edited', () => {
  it('are sent with the length of another service or tour, or a length of their own', () => {
    expect(sent({ serviceId: otherCar })).toEqual({
      serviceId: otherCar,
      tourId: null,
      schedule: { durationMinutes: 60, bufferMinutes: 30 },
    });
    expect(sent({ durationMinutes: 90 })).toEqual({ schedule: { durationMinutes: 90 } });
    expect(sent({ bufferMinutes: 15 })).toEqual({ schedule: { bufferMinutes: 15 } });
  });

  it('are those of a flight only if it is a transfer', () => {
    const typed = { flightNumber: 'TK 334' };
    expect(changesOf(edited(typed), typed, { isTransfer: true })).toEqual(typed);
    expect(sent(typed)).toBeNull();
  });

  it('say that a driver has agreed by phone only with another driver', () => {
    const agreed = { agreedByPhone: true };
    expect(sent({ driverId: otherCar, ...agreed })).toEqual({ schedule: { driverId: otherCar, ...agreed } });
    expect(sent({ driverId: otherCar })).toEqual({ schedule: { driverId: otherCar } });
    expect(sent({ driverId: '', ...agreed })).toEqual({ schedule: { driverId: null } });
    expect(sent(agreed)).toBeNull();
  });
});

it('the customer gets an email by default for a confirmed ride ahead', () => {
  const now = new Date('2031-05-01T06:00:00Z');
  const emails = (status: 'confirmed' | 'pending', bookingTime: string) =>
    emailsCustomerByDefault({ status }, { bookingDate: '2031-05-01', bookingTime }, now);
  expect([emails('confirmed', '10:01'), emails('confirmed', '10:00')]).toEqual([true, false]);
  expect(emails('pending', '10:01')).toBe(false);
});
