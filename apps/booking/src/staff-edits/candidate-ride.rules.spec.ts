import type { RideCandidatesQuery } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { describe, expect, it } from '@jest/globals';
import { BookingEntity } from '../bookings/booking.entity.js';
import { changedRide, newRide } from './candidate-ride.rules.js';

const buffers = { bufferMinutes: 30, airportBufferMinutes: 60, tourBufferMinutes: 90 };
const booking = Object.assign(new BookingEntity(), {
  id: 'ride',
  carId: 'camry',
  bookingDate: '2031-05-01',
  bookingTime: '10:30',
  durationMinutes: 120,
  bufferMinutes: 15,
  extras: [],
});

describe('a ride for which staff look for a vehicle or driver', () => {
  it('is as it was booked, except for the changes', () => {
    const startsAt = new Date('2031-05-01T06:30:00Z');
    const asBooked = { carId: 'camry', startsAt, durationMinutes: 120, bufferMinutes: 15 };
    expect(changedRide(booking, {}, buffers)).toMatchObject(asBooked);
    expect(changedRide(booking, { bookingTime: '', bufferMinutes: 45 }, buffers)).toMatchObject({
      ...asBooked,
      startsAt: null,
      bufferMinutes: 45,
    });
  });

  it('has the usual length if its booking has none, and any car if none is chosen yet', () => {
    const old = Object.assign(new BookingEntity(), booking, { durationMinutes: null });
    expect(changedRide(old, {}, buffers).durationMinutes).toBe(60);
    expect(newRide({ bookingDate: '2031-05-01' }, buffers).carId).toBeNull();
  });

  it('has its usual buffer at another time', () => {
    const short = Object.assign(new BookingEntity(), booking, { usualBufferMinutes: 30 });
    expect(changedRide(short, { bookingTime: '10:30' }, buffers).bufferMinutes).toBe(15);
    expect(changedRide(short, { bookingTime: '11:30' }, buffers).bufferMinutes).toBe(30);
  });

  it('has its usual buffer with another vehicle', () => {
    const short = Object.assign(new BookingEntity(), booking, { usualBufferMinutes: 30 });
    expect(changedRide(short, {}, buffers)).toMatchObject({
      bufferMinutes: 15,
      otherVehicleBufferMinutes: 30,
    });
    const named = changedRide(short, { bufferMinutes: 45 }, buffers);
    expect(named).toMatchObject({ bufferMinutes: 45, otherVehicleBufferMinutes: 45 });
    expect(changedRide(booking, {}, buffers).otherVehicleBufferMinutes).toBe(15);
  });

  it('takes as long as its extra hours make it, unless its length is given', () => {
    const hour = { extraId: 'hour', code: 'extra_hour', name: 'Hour', nameRu: null, unitPrice: 20, count: 1 };
    const long = Object.assign(new BookingEntity(), booking, { extras: [hour] });
    const minutes = (query: RideCandidatesQuery) => changedRide(long, query, buffers).durationMinutes;
    expect([minutes({}), minutes({ extraHours: 3 }), minutes({ extraHours: 0 })]).toEqual([120, 240, 60]);
    expect(minutes({ extraHours: 3, durationMinutes: 90 })).toBe(90);
    expect(newRide({ bookingDate: '2031-05-01', extraHours: 2 }, buffers).durationMinutes).toBe(180);
  });

  it('has the usual buffer of another service or tour', () => {
    const tourId = '0198c0de-0000-7000-8000-000000000004';
    expect(changedRide(booking, { tourId }, buffers).bufferMinutes).toBe(90);
    expect(changedRide(booking, { serviceId: tourId, fromAirport: '1' }, buffers).bufferMinutes).toBe(60);
    expect(newRide({ bookingDate: '2031-05-01', tourId }, buffers)).toMatchObject({
      startsAt: null,
      durationMinutes: 480,
      bufferMinutes: 90,
    });
  });
});
