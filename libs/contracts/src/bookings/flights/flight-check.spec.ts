import { describe, expect, it } from '@jest/globals';
import { checkFlight, suggestPickup, type FlightRide } from './flight-check.js';

const arrival: FlightRide = {
  airportDirection: 'from_airport',
  flightNumber: 'TK 334',
  flightTime: '14:30',
  bookingTime: '14:30',
};
const departure: FlightRide = { ...arrival, airportDirection: 'to_airport', bookingTime: '11:00' };

describe('the check of a flight', () => {
  it.each([
    ['TK 334', 'ok'],
    ['THY 334', 'ok'],
    ['J2 8002', 'ok'],
    ['LUFTHANSA 12', 'unreadable'],
    ['4K-AI8', 'unreadable'],
    ['ZZ 12', 'unknownAirline'],
  ] as const)('of %s is %s [II-18]', (flightNumber, check) => {
    expect(checkFlight({ ...arrival, flightNumber })).toBe(check);
  });

  it('says what is wrong first, and nothing where there is no flight', () => {
    expect(checkFlight({ ...arrival, bookingTime: '10:00' })).toBe('timesDiffer');
    expect(checkFlight({ ...arrival, flightNumber: 'ZZ 1', bookingTime: '10:00' })).toBe('timesDiffer');
    expect(checkFlight({ ...arrival, flightNumber: null })).toBe('ok');
    expect(checkFlight({ ...arrival, flightNumber: null, flightTime: null })).toBeNull();
    expect(checkFlight({ ...arrival, airportDirection: null })).toBeNull();
    expect(checkFlight({ ...arrival, bookingTime: null })).toBe('ok');
  });

  it.each([
    ['14:30', '14:30', null],
    ['14:30', '17:30', null],
    ['14:30', '17:31', '14:30'],
    ['14:30', '14:29', '14:30'],
    ['23:50', '23:30', '23:50'],
    ['23:50', '00:40', null],
  ])('after a landing at %s and a pickup at %s suggests %s [II-20]', (flightTime, bookingTime, time) => {
    const suggestion = suggestPickup({ ...arrival, flightTime, bookingTime });
    expect(suggestion).toEqual(time === null ? undefined : { time, isDayBefore: false });
  });

  it.each([
    ['14:30', '12:00', null],
    ['14:30', '12:01', { time: '11:30', isDayBefore: false }],
    ['14:30', '16:00', { time: '11:30', isDayBefore: false }],
    ['03:00', '00:30', null],
    ['03:00', '00:31', { time: '00:00', isDayBefore: false }],
    ['01:30', '23:00', { time: '22:30', isDayBefore: true }],
    ['01:30', '01:00', { time: '22:30', isDayBefore: true }],
    ['01:30', '22:30', null],
    ['01:30', '18:00', null],
    ['01:30', '13:00', { time: '22:30', isDayBefore: true }],
    ['03:10', '23:45', null],
    ['05:59', '20:00', null],
    ['03:10', '00:45', { time: '00:10', isDayBefore: false }],
    ['06:00', '23:00', { time: '03:00', isDayBefore: false }],
  ])(
    'before a departure at %s and a pickup at %s suggests %j [II-19]',
    (flightTime, bookingTime, expected) => {
      expect(suggestPickup({ ...departure, flightTime, bookingTime })).toEqual(expected ?? undefined);
    },
  );
});
