import { describe, expect, it } from '@jest/globals';
import { bufferOf, scheduleOf } from './ride-schedule.rules.js';

const ride = {
  bookingDate: '2031-05-01',
  bookingTime: '10:30',
  tourId: null,
  pickupLocation: 'Hilton Baku',
  airportDirection: null,
};
const service = (durationHours: number) => ({
  service: {
    id: 'service',
    name: 'City tour',
    nameRu: null,
    serviceType: 'city_tour' as const,
    durationHours,
  },
});

describe('the schedule of a ride', () => {
  it('begins by the clock of Baku, and has no start without a time', () => {
    expect(scheduleOf(ride).startsAt).toEqual(new Date('2031-05-01T06:30:00Z'));
    expect(scheduleOf({ ...ride, bookingTime: null }).startsAt).toBeNull();
  });

  it('has whole minutes, at least a quarter of an hour, and the usual ones if only the name is known', () => {
    const minutes = (hours: number) => scheduleOf(ride, service(hours)).durationMinutes;
    expect([minutes(1.5), minutes(0.33), minutes(0.1)]).toEqual([90, 20, 15]);
    expect(scheduleOf(ride).durationMinutes).toBe(60);
    expect(scheduleOf({ ...ride, tourId: 'tour' }).durationMinutes).toBe(480);
  });

  it('has the length of its tour, longer by extra hours, and no more than 30 days', () => {
    const tour = (durationHours: number) => ({
      tour: { id: 'tour', name: 'Gobustan', nameRu: null, durationHours },
    });
    const hours = [{ code: 'extra_hour', count: 2 }];
    expect(scheduleOf(ride, tour(6)).durationMinutes).toBe(360);
    expect(scheduleOf(ride, tour(6), undefined, hours).durationMinutes).toBe(480);
    expect(scheduleOf(ride, tour(9_999.5)).durationMinutes).toBe(30 * 24 * 60);
  });

  it('has the usual buffers if there are no booking rules', () => {
    const arrival = { ...ride, airportDirection: 'from_airport' } as const;
    const usual = [ride, arrival, { ...ride, tourId: 'tour' }].map((of) => scheduleOf(of).bufferMinutes);
    expect(usual).toEqual([30, 60, 60]);
  });

  it('has the buffer of its kind', () => {
    const buffers = { bufferMinutes: 1, airportBufferMinutes: 2, tourBufferMinutes: 3 };
    expect(bufferOf(ride, buffers)).toBe(1);
    expect(bufferOf({ ...ride, airportDirection: 'from_airport' }, buffers)).toBe(2);
    expect(bufferOf({ ...ride, airportDirection: 'to_airport' }, buffers)).toBe(1);
    expect(bufferOf({ ...ride, airportDirection: 'from_airport', tourId: 'tour' }, buffers)).toBe(3);
  });
});
