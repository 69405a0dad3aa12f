import { text } from 'node:stream/consumers';
import { placeBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { placeManualBookingCommand } from '@chauffeur/contracts/bookings/manual-booking';
import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const car: CarResponse = {
  id: bookingExample.carId,
  brand: 'Toyota',
  model: 'Camry',
  year: 2024,
  capacity: 4,
  luggageLarge: 3,
  categoryId: bookingExample.id,
  category: { id: bookingExample.id, name: 'Business', nameRu: null },
  basePrice: 40,
  isAvailable: false,
  image: null,
  photos: [],
};
const tour = {
  id: bookingExample.id,
  name: 'Old City',
  nameRu: 'Старый город',
  description: 'Walls',
  descriptionRu: null,
  durationHours: 3,
  basePrice: 30,
  destinations: [],
  destinationsRu: [],
  youtubeUrl: null,
  image: null,
  photos: [],
};
const extra = (number: number, code: string) => ({
  id: `0198c0de-0000-7000-8000-00000000020${number}`,
  code,
  name: code,
  nameRu: null,
  priceUsd: 5,
  maxCount: 4,
  offerKinds: ['tour'],
});
const hotel: PlaceResponse = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  name: 'Hilton Baku',
  nameRu: 'Отель Hilton',
  nameAz: null,
  kind: 'hotel',
  address: '1B Azadliq Avenue',
  addressRu: null,
  aliases: [],
  isPopular: false,
};
const responses: Record<string, unknown> = {
  '/cars': [],
  [`/cars/${car.id}`]: car,
  '/tours': [tour],
  '/offered-extras': [extra(1, 'child_seat'), extra(2, 'water'), extra(3, 'extra_stop')],
  '/places': [hotel],
  '/currencies': [{ code: 'USD', symbol: '$', ratePerUsd: 1 }],
  [`/prices?carId=${car.id}&tourId=${tour.id}`]: [],
  [`/bookings/${bookingExample.id}`]: {
    ...bookingExample,
    driver: null,
    history: [],
    assignments: [],
    extras: [{ extraId: car.id, code: 'extra_hour', name: 'Hour', nameRu: null, unitPrice: 20, count: 2 }],
  },
  '/bookings': { ...bookingExample, returnBooking: { ...bookingExample, vehicleId: null } },
  '/bookings/manual': { ...bookingExample, status: 'confirmed', isManual: true },
};
interface Call {
  readonly path: string;
  readonly adminId: unknown;
  readonly body: string;
}
let calls: Call[] = [];
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(async (request, response) => {
    const path = request.url ?? '';
    calls.push({ path, adminId: request.headers['x-admin-id'], body: await text(request) });
    if (path.startsWith('/bookings/export.csv')) {
      response.setHeader('content-type', 'text/csv; charset=utf-8');
      response.setHeader('content-disposition', 'attachment; filename="bookings.csv"');
      return void response.end('Reference number\r\n');
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(responses[path] ?? {}));
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  calls = [];
});

function request(path: string, init: RequestInit = {}, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${gateway.token()}`;
  return fetch(`${gateway.address}/api/admin${path}`, { ...init, headers: { authorization, ...headers } });
}

const bookingRequest = {
  customerName: 'Rashad Huseynov',
  customerPhone: '+994 50 123 45 67',
  customerEmail: 'rashad@example.com',
  carId: car.id,
  tourId: tour.id,
  bookingDate: '2026-11-01',
  pickupLocation: 'Hilton Baku',
  totalPrice: 75.5,
};
const enter = (body: object, headers: Record<string, string> = {}) =>
  request(
    '/bookings',
    { method: 'POST', body: JSON.stringify(body) },
    { 'content-type': 'application/json', ...headers },
  );

describe('bookings', () => {
  it('are sent with the offers of the catalogue, also with a car that is hidden from the site', async () => {
    const response = await enter(bookingRequest, { 'idempotency-key': 'one-click' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ referenceNumber: bookingExample.referenceNumber });
    const command = calls.find(({ path }) => path === '/bookings/manual');
    expect(command?.adminId).toEqual(expect.any(String));
    expect(placeManualBookingCommand.parse(JSON.parse(command?.body ?? ''))).toMatchObject({
      idempotencyKey: 'one-click',
      request: { totalPrice: 75.5, passengerCount: 1, serviceId: null, paymentReceived: false },
      car: { id: car.id, name: 'Toyota Camry', capacity: 4, luggageLarge: 3, isAvailable: false },
      service: null,
      tour: { id: tour.id, name: 'Old City', nameRu: 'Старый город' },
    });
  });

  it('get candidates for the length of another tour and the extra hours', async () => {
    const durations = async (query: string) => {
      await request(`/bookings/${bookingExample.id}/candidates?${query}`);
      const asked = calls.findLast(({ path }) =>
        path.startsWith(`/bookings/${bookingExample.id}/candidates?`),
      );
      return new URLSearchParams(asked?.path.split('?')[1]).get('durationMinutes');
    };
    expect(await durations(`tourId=${tour.id}`)).toBe('300');
    expect(await durations(`tourId=${tour.id}&extraHours=1`)).toBe('240');
    expect(await durations(`tourId=${tour.id}&durationMinutes=90`)).toBe('90');
    expect(await durations('bookingTime=10:00')).toBeNull();
  });

  it('are sent with the active places that they name, which visitors search by the same list', async () => {
    // The list may be cached from another test.
    await gateway.publish(placesChanged, placesChanged.example);
    const named = { ...bookingRequest, pickupPlaceId: hotel.id, dropoffPlaceId: bookingExample.id };
    await enter(named);
    const command = calls.find(({ path }) => path === '/bookings/manual');
    expect(placeManualBookingCommand.parse(JSON.parse(command?.body ?? '')).places).toEqual([
      { id: hotel.id, texts: ['Hilton Baku, 1B Azadliq Avenue', 'Отель Hilton, 1B Azadliq Avenue'] },
    ]);
    const list = async () => (await fetch(`${gateway.address}/api/places`)).json();
    const reads = () => calls.filter(({ path }) => path === '/places').length;
    expect(await list()).toEqual([hotel]);
    expect(reads()).toBe(1);
    await gateway.publish(placesChanged, placesChanged.example);
    await list();
    await list();
    expect(reads()).toBe(2);
  });

  it('are sent with what pricing offers of their extras', async () => {
    await enter({ ...bookingRequest, extras: [{ extraId: extra(1, '').id, count: 2, unitPrice: 0 }] });
    const command = calls.find(({ path }) => path === '/bookings/manual');
    expect(placeManualBookingCommand.parse(JSON.parse(command?.body ?? ''))).toMatchObject({
      request: { extras: [{ extraId: extra(1, '').id, count: 2 }] },
      offeredExtras: [{ code: 'child_seat', priceUsd: 5 }, { code: 'extra_stop' }],
    });
  });

  it.each(['', '&payments=return', '&keepUsd=40'])(
    'are deleted with what becomes of their money: %j [I-39]',
    async (decision) => {
      const path = `/bookings/${bookingExample.id}?version=2${decision}`;
      expect((await request(path, { method: 'DELETE' })).status).toBe(204);
      expect(calls.map((call) => call.path)).toContain(path);
    },
  );

  it('of visitors are sent with the places and stops of their ride back', async () => {
    const returnRide = { pickupPlaceId: hotel.id, stops: [{ text: 'Old City' }] };
    const response = await fetch(`${gateway.address}/api/bookings`, {
      method: 'POST',
      body: JSON.stringify({ ...bookingRequest, returnRide }),
      headers: { 'content-type': 'application/json' },
    });
    const { returnBooking, ...placed } = (await response.json()) as { returnBooking: object };
    // The names are for a reader of another language than the places were chosen in.
    const { id, name, nameRu, address, addressRu } = hotel;
    expect(placed).toMatchObject({ carHeld: true, places: [{ id, name, nameRu, address, addressRu }] });
    expect(returnBooking).toMatchObject({ carHeld: false });
    for (const booking of [placed, returnBooking]) expect(booking).not.toHaveProperty('vehicleId');
    const command = calls.find(({ path }) => path === '/bookings');
    expect(placeBookingCommand.parse(JSON.parse(command?.body ?? ''))).toMatchObject({
      request: { returnRide },
      places: [{ id: hotel.id }],
      offeredExtras: [{ code: 'extra_stop' }],
    });
  });

  it('are rejected with a code for each field before any service is requested', async () => {
    const response = await enter({ ...bookingRequest, passengerCount: 51, pickupLocation: ' ' });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { code: string }[] };
    expect(errors.map(({ code }) => code)).toEqual([
      'pickupLocation.required',
      'passengerCount.aboveMaximum',
    ]);
    expect(calls.map(({ path }) => path)).not.toContain('/bookings/manual');
  });

  it('are exported as a file, with the filters', async () => {
    const response = await request('/bookings/export.csv?status=pending&search=anna&language=ru');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"');
    expect(await response.text()).toBe('Reference number\r\n');
    const requested = calls.find(({ path }) => path.startsWith('/bookings/export.csv'))?.path ?? '';
    expect(Object.fromEntries(new URL(requested, 'http://booking').searchParams)).toEqual({
      status: 'pending',
      search: 'anna',
      language: 'ru',
      sort: 'createdAt',
      direction: 'desc',
    });
  });

  it.each(['/bookings', '/bookings/export.csv', '/driver-assignments', '/dashboard', '/dispatch', '/events'])(
    'require a session: %s',
    async (path) => {
      expect((await fetch(`${gateway.address}/api/admin${path}`)).status).toBe(401);
    },
  );
});
