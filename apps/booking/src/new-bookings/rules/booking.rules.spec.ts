import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { CreateBookingRequest, PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { bookingCommand } from '../booking-command.fixture.js';
import { decideBooking } from './booking.rules.js';

const today = '2026-11-21';
const airportTransfer = {
  service: {
    id: bookingCommand().service?.id ?? '',
    name: 'Airport',
    nameRu: null,
    serviceType: 'airport_transfer',
  },
} as const;

const tour = { id: '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a03', name: 'Gobustan', nameRu: 'Гобустан' };

function problemOf(request: Partial<CreateBookingRequest>, offer: Partial<PlaceBookingCommand> = {}) {
  try {
    decideBooking(bookingCommand(request, offer), today);
  } catch (error) {
    if (error instanceof CodedError) {
      return {
        code: error.code,
        fields: Object.fromEntries(error.errors.map(({ field, code }) => [field, code])),
      };
    }
    throw error;
  }
  throw new Error('was not rejected');
}

describe('decideBooking', () => {
  it('takes status, price and origin from the server alone [B4.7, D1.1, P1.16, P4.11]', () => {
    const decided = decideBooking(bookingCommand({}, { priceUsd: 55 }), today);
    expect(decided).toMatchObject({ status: 'pending', totalPrice: 55, isManual: false, createdBy: null });
  });

  it('stores the names of the car and of the service or tour, and none of the other', () => {
    const noService = { serviceId: null, serviceName: null, serviceNameRu: null };
    const noTour = { tourId: null, tourName: null, tourNameRu: null };
    const { car, service } = bookingCommand();
    expect(decideBooking(bookingCommand(), today)).toMatchObject({
      carName: car?.name,
      serviceId: service?.id,
      serviceName: service?.name,
      serviceNameRu: service?.nameRu,
      ...noTour,
    });
    const ofTour = bookingCommand({ serviceId: null, tourId: tour.id }, { service: null, tour });
    expect(decideBooking(ofTour, today)).toMatchObject({
      ...noService,
      tourId: tour.id,
      tourName: tour.name,
      tourNameRu: tour.nameRu,
    });
  });

  it('uses the time of Baku, which has no summer time when Europe’s begins [I-9]', () => {
    const command = bookingCommand({ bookingDate: '2027-03-28', bookingTime: '02:30' });
    expect(decideBooking(command, today).startsAt).toEqual(new Date('2027-03-27T22:30:00Z'));
  });

  it('stores the display currency with the rate and the exact amount [P9.3]', () => {
    const decided = decideBooking(
      bookingCommand({ currency: 'EUR' }, { priceUsd: 33.35, ratePerUsd: 0.92 }),
      today,
    );
    expect(decided).toMatchObject({
      totalPrice: 33.35,
      currency: 'EUR',
      exchangeRate: 0.92,
      convertedPrice: 30.68,
    });
  });

  it('accepts a combination without a price at 0', () => {
    expect(decideBooking(bookingCommand({}, { priceUsd: null }), today)).toMatchObject({ totalPrice: 0 });
  });

  it('names every missing field at once [P5.1.3, P5.1.11]', () => {
    const empty = {
      bookingDate: null,
      passengerCount: null,
      pickupLocation: '  ',
      dropoffLocation: '',
      customerName: null,
      customerPhone: undefined,
      customerEmail: '',
      preferredMessagingApp: null,
    };
    expect(problemOf(empty)).toEqual({
      code: 'request.invalid',
      fields: {
        bookingDate: 'bookingDate.required',
        passengerCount: 'passengerCount.required',
        pickupLocation: 'pickupLocation.required',
        dropoffLocation: 'dropoffLocation.required',
        customerName: 'customerName.required',
        customerPhone: 'customerPhone.required',
        customerEmail: 'customerEmail.required',
        preferredMessagingApp: 'preferredMessagingApp.required',
      },
    });
  });

  it.each([
    [{ bookingDate: '2026-11-20' }, 'bookingDate', 'bookingDate.past'],
    [{ bookingDate: '2026-02-30' }, 'bookingDate', 'bookingDate.invalid'],
    [{ bookingTime: '25:00' }, 'bookingTime', 'bookingTime.invalid'],
    [{ passengerCount: 5 }, 'passengerCount', 'passengerCount.aboveCapacity'],
    [{ passengerCount: 10_000 }, 'passengerCount', 'passengerCount.aboveCapacity'],
    [{ passengerCount: 1.5 }, 'passengerCount', 'passengerCount.invalid'],
    [{ customerEmail: 'emily' }, 'customerEmail', 'customerEmail.invalid'],
    [{ customerEmail: 'a@b\r\nBcc: c@d' }, 'customerEmail', 'customerEmail.invalid'],
    [{ customerPhone: 'abc' }, 'customerPhone', 'customerPhone.invalid'],
    [{ customerPhone: '+994 50 123 45 67 ext. 5' }, 'customerPhone', 'customerPhone.invalid'],
    [{ preferredMessagingApp: 'fax' }, 'preferredMessagingApp', 'preferredMessagingApp.required'],
  ])('rejects %j', (request, field, code) => {
    expect(problemOf(request).fields).toEqual({ [field]: code });
  });

  it('stores a phone number as it is dialled from abroad', () => {
    expect(decideBooking(bookingCommand({ customerPhone: '050 123 45 67' }), today).customerPhone).toBe(
      '+994501234567',
    );
  });

  it.each(['abc', '+', '1', '1234567', '9'.repeat(30)])(
    'rejects the phone number %j [II-13]',
    (customerPhone) => {
      expect(problemOf({ customerPhone })).toMatchObject({
        code: 'request.invalid',
        fields: { customerPhone: 'customerPhone.invalid' },
      });
    },
  );

  it('accepts today', () => {
    expect(decideBooking(bookingCommand({ bookingDate: today }), today).bookingDate).toBe(today);
  });

  it('requires direction and flight number for an airport transfer', () => {
    expect(problemOf({}, airportTransfer).fields).toEqual({
      airportDirection: 'airportDirection.required',
      flightNumber: 'flightNumber.required',
    });
  });

  it('fixes the airport end of a transfer, ignoring what was sent [P4.14]', () => {
    const flight = { flightNumber: 'TK 334' };
    const to = { ...flight, airportDirection: 'to_airport', dropoffLocation: 'elsewhere' };
    expect(decideBooking(bookingCommand(to, airportTransfer), today)).toMatchObject({
      pickupLocation: 'Hilton Baku',
      dropoffLocation: airportLabel,
    });
    const from = { ...flight, airportDirection: 'from_airport', dropoffLocation: null };
    expect(decideBooking(bookingCommand(from, airportTransfer), today)).toMatchObject({
      pickupLocation: airportLabel,
      dropoffLocation: null,
    });
  });

  it('stores a flight number in one form', () => {
    const to = { airportDirection: 'to_airport', flightNumber: ' tk334' };
    expect(decideBooking(bookingCommand(to, airportTransfer), today).flightNumber).toBe('TK 334');
  });

  it('checks the flight without rejecting, and accepts a sign only for an arrival [II-18, II-20]', () => {
    const arrival = { airportDirection: 'from_airport', flightNumber: 'tk334', flightTime: '23:50' };
    const decided = (request: Partial<CreateBookingRequest>) =>
      decideBooking(bookingCommand({ ...arrival, ...request }, airportTransfer), today);
    expect(decided({ bookingTime: '23:30', signText: ' Mr Carter ' })).toMatchObject({
      flightTime: '23:50',
      flightCheck: 'timesDiffer',
      signText: 'Mr Carter',
    });
    expect(decided({ bookingTime: '00:20', flightNumber: 'LUFTHANSA 12' })).toMatchObject({
      flightNumber: 'LUFTHANSA 12',
      flightCheck: 'unreadable',
      signText: null,
    });
    const departure = { airportDirection: 'to_airport', signText: 'Mr Carter' };
    expect(decided(departure)).toMatchObject({ signText: null });
    expect(problemOf({ ...arrival, flightTime: '24:00' }, airportTransfer).fields).toEqual({
      flightTime: 'flightTime.invalid',
    });
  });

  it('has no luggage unless given, and no more than the car takes if that is known [II-23]', () => {
    const { car } = bookingCommand();
    const roomy = { car: car && { ...car, luggageLarge: 3 } };
    expect(decideBooking(bookingCommand(), today)).toMatchObject({ luggageLarge: 0, luggageSmall: 0 });
    expect(decideBooking(bookingCommand({ luggageLarge: 50 }), today).luggageLarge).toBe(50);
    const most = { luggageLarge: 3, luggageSmall: 50 };
    expect(decideBooking(bookingCommand(most, roomy), today)).toMatchObject(most);
    expect(problemOf({ luggageLarge: 4, luggageSmall: 51 }, roomy).fields).toEqual({
      luggageLarge: 'luggageLarge.aboveCapacity',
      luggageSmall: 'luggageSmall.aboveMaximum',
    });
  });

  it('accepts up to five stops, without blank ones', () => {
    const at = (...texts: string[]) => ({ stops: texts.map((text) => ({ text })) });
    expect(decideBooking(bookingCommand(at(' Old City ', '  ')), today).stops).toEqual([
      { text: 'Old City', placeId: null },
    ]);
    expect(decideBooking(bookingCommand(), today).stops).toEqual([]);
    expect(decideBooking(bookingCommand(at('1', '2', '3', '4', '', '5')), today).stops).toHaveLength(5);
    expect(problemOf(at('1', '2', '3', '4', '5', '6')).fields).toEqual({ stops: 'stops.tooMany' });
  });

  it('drops flight, sign and direction if the service is no airport transfer', () => {
    const request = {
      airportDirection: 'to_airport',
      flightNumber: 'TK 334',
      flightTime: '14:30',
      signText: 'Mr Carter',
    };
    expect(decideBooking(bookingCommand(request), today)).toMatchObject({
      airportDirection: null,
      flightNumber: null,
      flightTime: null,
      flightCheck: null,
      signText: null,
    });
  });

  it('rejects what is not on offer [D1.6, P4.26]', () => {
    const car = bookingCommand().car;
    expect(problemOf({}, { car: null }).code).toBe('car.notFound');
    expect(problemOf({}, { service: null }).code).toBe('service.notFound');
    const ofTour = { serviceId: null, tourId: tour.id };
    expect(problemOf(ofTour, { service: null }).code).toBe('tour.notFound');
    expect(problemOf({}, { car: car && { ...car, isAvailable: false } }).code).toBe('car.unavailable');
  });
});
