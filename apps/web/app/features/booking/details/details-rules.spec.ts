import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { describe, expect, it } from '@jest/globals';
import english from '../../../locales/en/errors.json';
import { emptyDraft } from '../draft/booking-draft';
import { checkDetails, type DetailsCheck } from './details-rules';
import { checkStart, type StartRules } from './start-rules';

const ride = {
  isAirportTransfer: false,
  maxPassengers: 3,
  maxLuggageLarge: 2,
  now: undefined,
  start: null,
};
const transfer = { ...ride, isAirportTransfer: true };

const complete = {
  ...emptyDraft.details,
  bookingDate: '2999-12-31',
  pickupLocation: 'Four Seasons Hotel',
  dropoffLocation: 'Maiden Tower',
  customerName: 'Emily Carter',
  customerPhone: '+44 20 7946 0000',
  customerEmail: 'emily@example.com',
};

/** The English text of an error code, read as i18next reads it. */
function textOf(code: string | undefined): unknown {
  let text: unknown = english;
  for (const key of code?.split('.') ?? ['']) text = (text as Record<string, unknown>)[key];
  return text;
}

const texts = ({ errors }: DetailsCheck) =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, textOf(code)]));

describe('the rules of step 2', () => {
  it('take what is complete [P5.1.14]', () => {
    expect(checkDetails(complete, ride)).toEqual({ isValid: true, errors: {} });
  });

  it('name what is missing in the texts of the specification [P5.1.1, P5.1.7, P5.1.8, P5.1.9, P5.1.10, P5.1.12]', () => {
    expect(texts(checkDetails(emptyDraft.details, ride))).toEqual({
      bookingDate: 'Please select a booking date',
      pickupLocation: 'Please enter pickup location',
      dropoffLocation: 'Please enter dropoff location',
      customerName: 'Please enter your full name',
      customerPhone: 'Please enter your phone number',
      customerEmail: 'Email is required',
    });
  });

  it('take blanks for nothing, and reject an address without its sign [P5.1.13, P5.1.17]', () => {
    const blank = {
      ...complete,
      customerName: '   ',
      pickupLocation: '\t',
      customerEmail: 'emily.example.com',
    };
    expect(texts(checkDetails(blank, ride))).toEqual({
      customerName: 'Please enter your full name',
      pickupLocation: 'Please enter pickup location',
      customerEmail: 'Please enter a valid email address',
    });
  });

  it('take a phone number as it is written in its country, and no other text', () => {
    expect(checkDetails({ ...complete, customerPhone: '050 123 45 67' }, ride).isValid).toBe(true);
    const german = { ...complete, customerPhone: '0151 23456789' };
    expect(checkDetails({ ...german, phoneCountry: 'DE' }, ride).isValid).toBe(true);
    for (const customerPhone of ['abc', '12345', '+994 50 123 45 67 ext. 5']) {
      expect(texts(checkDetails({ ...complete, customerPhone }, ride))).toEqual({
        customerPhone: 'Please enter a valid phone number, for example +994 50 123 45 67',
      });
    }
  });

  it('require direction and flight of a transfer, and count the airport as its other end [P5.1.5, P5.1.6]', () => {
    expect(texts(checkDetails({ ...complete, dropoffLocation: '' }, transfer))).toEqual({
      airportDirection: 'Please select transfer direction',
      flightNumber: 'Please enter your flight number',
    });
    const coming = {
      ...complete,
      airportDirection: 'from_airport' as const,
      flightNumber: 'J2 8002',
      pickupLocation: '',
      dropoffLocation: '',
    };
    expect(checkDetails(coming, transfer).isValid).toBe(true);
  });

  it('reject a day that has passed and more passengers than seats [P5.1.2]', () => {
    const now = () => new Date('2027-01-05T08:00:00Z');
    const wrong = { ...complete, bookingDate: '2027-01-04', passengerCount: 4 };
    expect(checkDetails(wrong, { ...ride, now }).errors).toEqual({
      bookingDate: 'bookingDate.past',
      passengerCount: 'passengerCount.aboveCapacity',
    });
  });

  it("leave it to the server whether a day has passed, until the server's clock is known", () => {
    expect(checkDetails({ ...complete, bookingDate: '2020-01-01' }, ride).isValid).toBe(true);
  });

  describe('with known terms', () => {
    const bakuNoon = new Date('2027-01-05T08:00:00Z');
    const terms = {
      requireTime: true,
      leadMinutes: 180,
      tourLeadMinutes: 720,
      whenTooSoon: 'request',
      horizonDays: 30,
      closedPeriods: [],
    } as unknown as BookingTermsResponse;
    const start = { terms, now: () => bakuNoon, isTour: false, language: 'en' } as const;
    const errorsAt = (bookingDate: string, bookingTime: string) =>
      checkDetails({ ...complete, bookingDate, bookingTime }, { ...ride, now: start.now, start }).errors;

    it('name what the server would reject, by its clock', () => {
      expect(errorsAt('2027-01-05', '11:59')).toEqual({ bookingTime: 'bookingTime.past' });
      expect(errorsAt('2027-01-05', '12:00')).toEqual({});
      expect(errorsAt('2027-02-05', '12:00')).toEqual({ bookingDate: 'bookingDate.tooFar' });
      expect(errorsAt('2027-01-06', '')).toEqual({ bookingTime: 'bookingTime.required' });
    });

    it('say once that a day has passed, and ask for a time beside a missing day', () => {
      expect(errorsAt('2027-01-04', '12:00')).toEqual({ bookingDate: 'bookingDate.past' });
      expect(errorsAt('', '')).toEqual({
        bookingDate: 'bookingDate.required',
        bookingTime: 'bookingTime.required',
      });
    });

    it('report the required hours of notice if a ride is too soon but accepted as a request', () => {
      const at = (bookingTime: string, rules: StartRules = start) =>
        checkStart({ bookingDate: '2027-01-05', bookingTime }, rules).requiredHours;
      expect(at('14:59')).toBe(3);
      expect(at('14:59', { ...start, isTour: true })).toBe(12);
      expect(at('15:00')).toBeNull();
      expect(at('11:59')).toBeNull();
    });
  });
});
