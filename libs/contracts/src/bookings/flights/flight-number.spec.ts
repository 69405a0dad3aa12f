import { describe, expect, it } from '@jest/globals';
import { normalFlightNumber, optionalFlightNumber, requiredFlightNumber } from './flight-number.js';

const codesOf = (text: unknown) =>
  requiredFlightNumber.safeParse(text).error?.issues.map(({ message }) => message);

describe('a flight number', () => {
  it.each([
    ['j28002', 'J2 8002'],
    [' J2  8002 ', 'J2 8002'],
    ['tk334', 'TK 334'],
    ['TK-334', 'TK 334'],
    ['4k7', '4K 7'],
    ['ahy101', 'AHY 101'],
    ['SU1854d', 'SU 1854D'],
    ['BAW 12', 'BAW 12'],
  ])('of %j is stored as %j, which stays as it is [II-18]', (typed, stored) => {
    expect(requiredFlightNumber.parse(typed)).toBe(stored);
    expect(requiredFlightNumber.parse(stored)).toBe(stored);
    expect(normalFlightNumber(typed)).toBe(stored);
  });

  it.each([
    ['LUFTHANSA 12', 'LUFTHANSA 12'],
    ['4k-ai8', '4K-AI8'],
    ['J2 80021', 'J2 80021'],
    ['СУ 1854', 'СУ 1854'],
    ['tk 334 or 335', 'TK 334 OR 335'],
  ])('is accepted as %j though no airline has such a one [II-18]', (typed, stored) => {
    expect(requiredFlightNumber.parse(typed)).toBe(stored);
  });

  it('is required of a transfer, and may be left out of a manual booking [II-18]', () => {
    expect(codesOf('')).toEqual(['flightNumber.required']);
    expect(codesOf('  ')).toEqual(['flightNumber.required']);
    expect([undefined, null, ' '].map((text) => optionalFlightNumber.parse(text))).toEqual([
      null,
      null,
      null,
    ]);
    expect(optionalFlightNumber.parse('j28002')).toBe('J2 8002');
  });
});
