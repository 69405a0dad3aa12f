import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { describe, expect, it } from '@jest/globals';
import { bookingExample, driverExample } from '@chauffeur/contracts/events/booking-example';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { bookingEmailVariables } from '@chauffeur/contracts/notifications/email-variables';
import { bookingVariables } from './booking-variables.js';
import { formatPrice, formatRideDate } from './formats.js';

const settings = contactSettingsChanged.example.settings;

describe('bookingVariables', () => {
  it('gives exactly the variables of the specification, all of them text [B3.22, B7.32, P7.14]', () => {
    const variables = bookingVariables(bookingExample, settings, 'en');
    expect(Object.keys(variables).toSorted()).toEqual([...bookingEmailVariables].toSorted());
    expect(Object.values(variables).every((value) => typeof value === 'string')).toBe(true);
  });

  it('writes English [II-32]', () => {
    expect(bookingVariables(bookingExample, settings, 'en')).toMatchObject({
      reference_number: 'BK20261121-7KQ4MZXP',
      company_name: 'Example Chauffeurs',
      service_name: 'Airport transfer',
      tour_name: '',
      booking_date: 'Saturday, 5 December 2026',
      booking_time: '14:30',
      pickup_location: 'Baku Airport (GYD)',
      passenger_count: '2',
      total_price: '$55 (≈\u00a0€50.60)',
      status: 'pending',
      preferred_messaging_app: 'WhatsApp',
      language: 'English',
    });
  });

  it('names the booked time', () => {
    const ride = { ...bookingExample, durationMinutes: 90, airportDirection: null, extras: [] };
    expect(bookingVariables(ride, settings, 'en').duration).toBe('1.5 hours');
    expect(bookingVariables(ride, settings, 'ru').duration).toBe('1,5 часа');
  });

  it('names the moment until which a cancellation is free, where the terms are known [II-15]', () => {
    const cancelTerms = { freeCancelHours: 24, lateCancelPercent: 50 };
    expect(bookingVariables(bookingExample, settings, 'en', { cancelTerms }).cancel_terms).toBe(
      'Free cancellation until 4 December, 14:30 (Baku time); after that 50 % of the price.',
    );
    expect(bookingVariables(bookingExample, settings, 'ru', { cancelTerms }).cancel_terms).toBe(
      'Бесплатная отмена до 4 декабря, 14:30 (по времени Баку); позже\u00a0— 50\u00a0% стоимости.',
    );
    expect(bookingVariables(bookingExample, settings, 'en').cancel_terms).toBe('');
  });

  it('names how long waiting is free, where it is known', () => {
    const waitTerms = { airportWaitMinutes: 60, freeWaitMinutes: 15 };
    expect(bookingVariables(bookingExample, settings, 'en', { waitTerms }).wait_terms).toBe(
      'Waiting is free: 60 minutes after landing, 15 minutes elsewhere.',
    );
    expect(bookingVariables(bookingExample, settings, 'ru', { waitTerms }).wait_terms).toBe(
      'Бесплатное ожидание: 60\u00a0мин после посадки самолёта, 15\u00a0мин в остальных случаях.',
    );
    const tour = { ...bookingExample, airportDirection: null, pickupLocation: 'Hilton Baku' };
    expect(bookingVariables(tour, settings, 'en', { waitTerms }).wait_terms).toBe(
      'Free waiting at the pickup: 15 minutes.',
    );
    expect(bookingVariables(bookingExample, settings, 'en').wait_terms).toBe('');
    const noTerms = { waitTerms: { airportWaitMinutes: 0, freeWaitMinutes: 0 } };
    expect(bookingVariables(bookingExample, settings, 'ru', noTerms).wait_terms).toBe(
      'Бесплатное ожидание при подаче не предусмотрено.',
    );
  });

  it('names the fee of a request without a vehicle only for after its confirmation, however late it is', () => {
    const late = { ...bookingExample, createdAt: '2026-12-05T09:30:00.000Z' };
    const cancelTerms = { freeCancelHours: 24, lateCancelPercent: 50 };
    const termsOf = (booking: typeof late, language: 'en' | 'ru' = 'en') =>
      bookingVariables(booking, settings, language, { cancelTerms }).cancel_terms;
    expect(termsOf(late)).toBe('The ride begins within 24 hours: cancelling it costs 50 % of the price.');
    const request = { ...late, vehicleId: null };
    expect(termsOf(request)).toBe(
      'Cancelling costs nothing until the ride is confirmed; after that 50 % of the price.',
    );
    expect(termsOf(request, 'ru')).toBe(
      'До подтверждения поездки отмена бесплатна; позже\u00a0— 50\u00a0% стоимости.',
    );
    expect(termsOf({ ...bookingExample, vehicleId: null })).toBe(
      'Free cancellation until 4 December, 14:30 (Baku time); after that 50 % of the price.',
    );
  });

  it('names the hours of free cancellation if the time is open, also a single one', () => {
    const open = { ...bookingExample, bookingTime: null };
    const cancelTerms = { freeCancelHours: 1, lateCancelPercent: 50 };
    expect(bookingVariables(open, settings, 'en', { cancelTerms }).cancel_terms).toBe(
      'Free cancellation until 1 hour before the ride; after that 50 % of the price.',
    );
    expect(bookingVariables(open, settings, 'ru', { cancelTerms }).cancel_terms).toBe(
      'Бесплатная отмена не менее чем за 1 ч до поездки; позже\u00a0— 50\u00a0% стоимости.',
    );
  });

  it('writes Russian', () => {
    expect(
      bookingVariables({ ...bookingExample, language: 'ru', status: 'cancelled' }, settings, 'ru'),
    ).toMatchObject({
      service_name: 'Трансфер из аэропорта',
      booking_date: 'суббота, 5 декабря 2026 г.',
      pickup_location: 'Аэропорт Баку (GYD)',
      total_price: '55\u00a0$ (≈\u00a050,60\u00a0€)',
      status: 'отменена',
      language: 'русский',
    });
  });

  it('names the airport in the language, also among the stops', () => {
    const stops = [{ text: airportLabel, placeId: null }];
    const changes = [{ field: 'stops', from: 'By the mill', to: `Station; ${airportLabel}` }];
    const written = bookingVariables({ ...bookingExample, stops }, settings, 'ru', { changes });
    expect(written.stops).toBe('Аэропорт Баку (GYD)');
    expect(written.changes).toContain('Station; Аэропорт Баку (GYD)');
  });

  it('writes a customer’s changes for staff as they are written elsewhere', () => {
    const changes = [
      { field: 'bookingDate', from: '2026-12-05', to: '2026-12-06' },
      { field: 'feeDueSince', from: null, to: '2026-12-04T10:30:00.000Z' },
      { field: 'preferredMessagingApp', from: 'whatsapp', to: 'telegram' },
      { field: 'customerPhone', from: 'ask at the hotel', to: '+994501112233' },
    ];
    const written = (language: 'en' | 'ru', isForStaff: { isForStaff?: true }) =>
      bookingVariables(bookingExample, settings, language, { changes, ...isForStaff }).changes?.split('\n');
    expect(written('en', { isForStaff: true })).toEqual([
      'Date: Saturday, 5 December 2026 → Sunday, 6 December 2026',
      'Cancellation fee due since: not given → 4 December, 14:30',
      'Messenger: WhatsApp → Telegram',
      'Phone: ask at the hotel → +994\u00a050\u00a0111\u00a022\u00a033',
    ]);
    expect(written('ru', {})).toEqual(['Дата: суббота, 5 декабря 2026 г. → воскресенье, 6 декабря 2026 г.']);
  });

  it('writes phone numbers with spaces that break no line', () => {
    const phones = settings && { ...settings, phonePrimary: '+994 (12) 555-01-01, +994 12 555 01 02' };
    const driver = { ...driverExample, phone: '+994501112233' };
    const variables = bookingVariables(bookingExample, phones, 'en', { driver });
    expect(variables).toMatchObject({
      phone_primary: '+994\u00a0(12)\u00a0555-01-01, +994\u00a012\u00a0555\u00a001\u00a002',
      driver_phone: '+994\u00a050\u00a0111\u00a022\u00a033',
      customer_phone: '+44\u00a020\u00a07946\u00a00958',
      customer_phone_e164: '+442079460958',
    });
  });

  it('calls a ride that its driver loses cancelled only if it is', () => {
    const newsOf = (status: 'confirmed' | 'cancelled') =>
      bookingVariables({ ...bookingExample, status }, settings, 'en', { news: 'jobCancelled' }).news;
    expect(newsOf('cancelled')).toBe('Your ride is cancelled');
    expect(newsOf('confirmed')).toBe('This ride is no longer yours');
  });

  it('takes the English name where there is no Russian one [P3.1]', () => {
    expect(bookingVariables({ ...bookingExample, serviceNameRu: null }, settings, 'ru').service_name).toBe(
      'Airport transfer',
    );
  });

  it('leaves empty what is not given, and names no company without settings', () => {
    const variables = bookingVariables(
      {
        ...bookingExample,
        bookingTime: null,
        flightNumber: null,
        dropoffLocation: null,
        specialRequests: null,
      },
      null,
      'en',
    );
    const {
      booking_time,
      flight_number,
      dropoff_location,
      special_requests,
      phone_primary,
      google_review_url,
    } = variables;
    expect([
      booking_time,
      flight_number,
      dropoff_location,
      special_requests,
      phone_primary,
      google_review_url,
    ]).toEqual(['', '', '', '', '', '']);
    // The site uses the same name.
    expect(variables.company_name).toBe('Private Drivers Baku');
    expect(bookingVariables(bookingExample, null, 'ru').company_name).toBe('Частные водители Баку');
  });
});

describe('formatPrice', () => {
  it.each([
    [{ totalPrice: 0, currency: 'EUR', convertedPrice: 0 }, 'en', 'Price to be agreed'],
    [{ totalPrice: 0, currency: 'USD', convertedPrice: 0 }, 'ru', 'Цена по договорённости'],
    [{ totalPrice: 1055.5, currency: 'USD', convertedPrice: 1055.5 }, 'en', '$1,055.50'],
    [{ totalPrice: 55, currency: 'AZN', convertedPrice: 93.5 }, 'en', '$55 (≈\u00a0₼93.50)'],
    [
      { totalPrice: 55, currency: 'RUB', convertedPrice: 5362.5 },
      'ru',
      '55\u00a0$ (≈\u00a05\u00a0362,50\u00a0₽)',
    ],
    [{ totalPrice: 55, currency: 'AED', convertedPrice: 201.85 }, 'en', '$55 (≈\u00a0AED\u00a0201.85)'],
  ] as const)('%j in %s is %s', (price, language, expected) => {
    expect(formatPrice(price, language)).toBe(expected);
  });
});

describe('formatRideDate', () => {
  it('has the same calendar day in any time zone of the server', () => {
    expect(formatRideDate('2027-01-01', 'en')).toBe('Friday, 1 January 2027');
  });
});
