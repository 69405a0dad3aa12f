import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import {
  manualBookingRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { manualBookingCommand } from './manual-booking-command.fixture.js';
import { decideManualBooking } from './manual-booking.rules.js';

describe('decideManualBooking', () => {
  it('is confirmed, manual, in USD at the price of staff, and theirs [B4.9]', () => {
    expect(decideManualBooking(manualBookingCommand(), 'admin')).toMatchObject({
      status: 'confirmed',
      isManual: true,
      createdBy: 'admin',
      totalPrice: 75.5,
      currency: 'USD',
      exchangeRate: 1,
      convertedPrice: 75.5,
      customerEmail: 'rashad@example.com',
      passengerCount: 1,
      preferredMessagingApp: 'whatsapp',
      language: 'en',
    });
  });

  it('has no flight, luggage or note unless staff enter them', () => {
    const none = { flightTime: null, flightCheck: null, signText: null, pickupNote: null };
    expect(decideManualBooking(manualBookingCommand(), 'admin')).toMatchObject({
      ...none,
      luggageLarge: 0,
      luggageSmall: 0,
    });
    const arrival = {
      airportDirection: 'from_airport',
      flightNumber: 'TK 334',
      flightTime: '14:30',
      signText: 'Mr Carter',
      pickupNote: 'Exit B',
      luggageLarge: 2,
      luggageSmall: 1,
    } as const;
    expect(decideManualBooking(manualBookingCommand(arrival), 'admin')).toMatchObject(arrival);
  });

  it('takes a car that is off the site, more passengers than it seats, and a past date [D1.6]', () => {
    const { car } = manualBookingCommand();
    const command = manualBookingCommand(
      { passengerCount: 50, bookingDate: '2020-01-01' },
      { car: car && { ...car, isAvailable: false } },
    );
    expect(decideManualBooking(command, 'admin')).toMatchObject({
      passengerCount: 50,
      bookingDate: '2020-01-01',
    });
  });

  it('takes as long as staff enter, and may belong to a customer without an email', () => {
    const usual = decideManualBooking(manualBookingCommand(), 'admin');
    const entered = decideManualBooking(
      manualBookingCommand({
        durationMinutes: 195,
        bufferMinutes: 0,
        customerEmail: '',
        customerHasNoEmail: true,
      }),
      'admin',
    );
    expect(usual).toMatchObject({ durationMinutes: 60, bufferMinutes: 30 });
    expect(entered).toMatchObject({ durationMinutes: 195, bufferMinutes: 0, customerEmail: '' });
  });

  it('has the buffer of an arrival, wherever at the airport it begins', () => {
    const terminal = {
      airportDirection: 'from_airport',
      pickupLocation: 'Heydar Aliyev Airport, Terminal 1',
    } as const;
    expect(decideManualBooking(manualBookingCommand(terminal), 'admin').bufferMinutes).toBe(60);
    const named = manualBookingCommand({ pickupLocation: airportLabel });
    expect(decideManualBooking(named, 'admin').bufferMinutes).toBe(60);
  });

  it('ends a ride to the airport there, unless staff enter a place', () => {
    const to = manualBookingCommand({ airportDirection: 'to_airport' });
    expect(decideManualBooking(to, 'admin').dropoffLocation).toBe(airportLabel);
    const terminal = manualBookingCommand({ airportDirection: 'to_airport', dropoffLocation: 'Terminal 2' });
    expect(decideManualBooking(terminal, 'admin').dropoffLocation).toBe('Terminal 2');
  });

  it.each<[Partial<PlaceManualBookingCommand>, ErrorCode]>([
    [{ car: null }, 'car.notFound'],
    [{ service: null }, 'service.notFound'],
  ])('rejects %j', (offer, code) => {
    const decide = () => decideManualBooking(manualBookingCommand({}, offer), 'admin');
    expect(decide).toThrow(new CodedError(code));
  });
});

describe('what staff enter', () => {
  const { request } = manualBookingCommand();

  it('names every missing field at once [B5.3.10]', () => {
    const { error } = manualBookingRequest.safeParse({ customerName: ' ' });
    const codes = error?.issues.map(({ message }) => message) ?? [];
    expect(codes).toEqual([
      'customerName.required',
      'customerPhone.required',
      'carId.required',
      'bookingDate.required',
      'pickupLocation.required',
      'totalPrice.required',
      'customerEmail.required',
      'serviceId.exactlyOne',
      'serviceId.exactlyOne',
    ]);
  });

  it('marks both choices if neither a service nor a tour is named, and if both are [I-45]', () => {
    for (const change of [{ serviceId: null }, { tourId: request.carId }]) {
      const { error } = manualBookingRequest.safeParse({ ...request, ...change });
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['serviceId'], 'serviceId.exactlyOne'],
        [['tourId'], 'serviceId.exactlyOne'],
      ]);
    }
  });

  it.each([
    [{ passengerCount: 0 }, 'passengerCount.belowMinimum'],
    [{ passengerCount: 51 }, 'passengerCount.aboveMaximum'],
    [{ totalPrice: -1 }, 'totalPrice.belowMinimum'],
    [{ bookingDate: '2026-02-30' }, 'bookingDate.invalid'],
    [{ bookingDate: '0026-12-05' }, 'bookingDate.tooEarly'],
    [{ bookingDate: '9999-12-31' }, 'bookingDate.tooLate'],
    [{ bookingTime: '25:00' }, 'bookingTime.invalid'],
    [{ airportDirection: 'up' }, 'airportDirection.invalid'],
    [{ customerEmail: ' ' }, 'customerEmail.required'],
    [{ customerEmail: 'nobody' }, 'customerEmail.invalid'],
    [{ durationMinutes: 14 }, 'durationMinutes.belowMinimum'],
    [{ bufferMinutes: 481 }, 'bufferMinutes.aboveMaximum'],
  ])('rejects %j [B9.5]', (change, code) => {
    const { error } = manualBookingRequest.safeParse({ ...request, ...change });
    expect(error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it('takes empty optional fields as a form sends them [B5.3.11, B5.3.12, B5.3.13]', () => {
    const empty = { tourId: '', driverId: '', bookingTime: '', airportDirection: '', adminNotes: '' };
    expect(manualBookingRequest.parse({ ...request, ...empty })).toMatchObject({
      tourId: null,
      driverId: null,
      bookingTime: null,
      airportDirection: null,
      adminNotes: null,
    });
  });
});
