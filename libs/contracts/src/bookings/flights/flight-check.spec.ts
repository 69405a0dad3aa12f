import { describe, expect, it } from '@jest/globals';
import { checkFlight, isFlightUnclear, suggestPickup, type FlightRide } from './flight-check.js';

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

  it('reports the first problem, and nothing without a flight', () => {
    expect(checkFlight({ ...arrival, bookingTime: '10:00' })).toBe('timesDiffer');
    expect(checkFlight({ ...arrival, flightNumber: 'ZZ 1', bookingTime: '10:00' })).toBe('timesDiffer');
    expect(checkFlight({ ...arrival, flightNumber: null })).toBe('ok');
    expect(checkFlight({ ...arrival, flightNumber: null, flightTime: null })).toBeNull();
    expect(checkFlight({ ...arrival, airportDirection: null })).toBeNull();
    expect(checkFlight({ ...arrival, bookingTime: null })).toBe('ok');
  });

  it.each([
    [null, false],
    ['ok', false],
    ['unreadable', true],
    ['timesDiffer', true],
    ['unknownAirline', true],
  ] as const)('with the result %s leaves a question: %s', (check, isUnclear) => {
    expect(isFlightUnclear(check)).toBe(isUnclear);
  });

  it('suggests nothing while a time is unknown', () => {
    expect(suggestPickup({ ...arrival, flightTime: null })).toBeUndefined();
    expect(suggestPickup({ ...arrival, bookingTime: null })).toBeUndefined();
  });

  it.each([
    ['14:30', '14:30', null],
    ['14:30', '17:30', null],
    ['14:30', '17:31', 0],
    ['14:30', '14:29', 0],
    ['23:50', '23:30', 0],
    ['23:50', '00:40', null],
    ['00:20', '00:10', 0],
    ['00:20', '03:21', 0],
    // Before the landing in the following night.
    ['00:20', '23:30', 1],
    ['05:59', '18:00', 1],
    ['05:59', '17:59', 1],
    ['05:59', '17:58', 0],
    ['06:00', '23:30', 0],
    ['00:20', '12:00', 0],
  ])(
    'after a landing at %s and a pickup at %s suggests the landing %s days later [II-20]',
    (flightTime, bookingTime, days) => {
      const suggestion = suggestPickup({ ...arrival, flightTime, bookingTime });
      expect(suggestion).toEqual(days === null ? undefined : { time: flightTime, days });
    },
  );

  it.each([
    ['14:30', '12:00', null],
    ['14:30', '12:01', { time: '11:30', days: 0 }],
    ['14:30', '16:00', { time: '11:30', days: 0 }],
    ['03:00', '00:30', null],
    ['03:00', '00:31', { time: '00:00', days: 0 }],
    ['01:30', '23:00', { time: '22:30', days: -1 }],
    ['01:30', '01:00', { time: '22:30', days: -1 }],
    ['01:30', '22:30', null],
    ['01:30', '18:00', null],
    ['01:30', '13:30', null],
    ['01:30', '13:29', { time: '22:30', days: -1 }],
    ['01:30', '13:00', { time: '22:30', days: -1 }],
    ['03:10', '23:45', null],
    ['05:59', '20:00', null],
    ['03:10', '00:45', { time: '00:10', days: 0 }],
    ['06:00', '23:00', { time: '03:00', days: 0 }],
  ])(
    'before a departure at %s and a pickup at %s suggests %j [II-19]',
    (flightTime, bookingTime, expected) => {
      expect(suggestPickup({ ...departure, flightTime, bookingTime })).toEqual(expected ?? undefined);
    },
  );
});
