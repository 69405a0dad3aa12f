import { text } from 'node:stream/consumers';
import { bookingExample, placeManualBookingCommand, type CarResponse } from '@chauffeur/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const car: CarResponse = {
  id: bookingExample.carId,
  brand: 'Toyota',
  model: 'Camry',
  year: 2024,
  capacity: 4,
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
const answers: Record<string, unknown> = {
  '/cars': [],
  [`/cars/${car.id}`]: car,
  '/tours': [tour],
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
    response.end(JSON.stringify(answers[path] ?? {}));
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  calls = [];
});

function ask(path: string, init: RequestInit = {}, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${gateway.token()}`;
  return fetch(`${gateway.address}/api/admin${path}`, { ...init, headers: { authorization, ...headers } });
}

const request = {
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
  ask(
    '/bookings',
    { method: 'POST', body: JSON.stringify(body) },
    { 'content-type': 'application/json', ...headers },
  );

describe('bookings of staff', () => {
  it('are entered with what the catalogue says, also of a car that is off the site', async () => {
    const answer = await enter(request, { 'idempotency-key': 'one-press' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ referenceNumber: bookingExample.referenceNumber });
    const told = calls.find(({ path }) => path === '/bookings/manual');
    expect(told?.adminId).toEqual(expect.any(String));
    expect(placeManualBookingCommand.parse(JSON.parse(told?.body ?? ''))).toMatchObject({
      idempotencyKey: 'one-press',
      request: { totalPrice: 75.5, passengerCount: 1, serviceId: null, paymentReceived: false },
      car: { id: car.id, name: 'Toyota Camry', capacity: 4, isAvailable: false },
      service: null,
      tour: { id: tour.id, name: 'Old City', nameRu: 'Старый город' },
    });
  });

  it('are refused with a code for each field before any service is asked', async () => {
    const answer = await enter({ ...request, passengerCount: 51, pickupLocation: ' ' });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { code: string }[] };
    expect(errors.map(({ code }) => code)).toEqual([
      'passengerCount.aboveMaximum',
      'pickupLocation.required',
    ]);
    expect(calls.map(({ path }) => path)).not.toContain('/bookings/manual');
  });

  it('go out as a file, with the filters', async () => {
    const answer = await ask('/bookings/export.csv?status=pending&search=anna&language=ru');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"');
    expect(await answer.text()).toBe('Reference number\r\n');
    const asked = calls.find(({ path }) => path.startsWith('/bookings/export.csv'))?.path ?? '';
    expect(Object.fromEntries(new URL(asked, 'http://booking').searchParams)).toEqual({
      status: 'pending',
      search: 'anna',
      language: 'ru',
      sort: 'createdAt',
      direction: 'desc',
    });
  });

  it.each(['/bookings', '/bookings/export.csv', '/driver-assignments', '/dashboard', '/events'])(
    'are not for strangers: %s',
    async (path) => {
      expect((await fetch(`${gateway.address}/api/admin${path}`)).status).toBe(401);
    },
  );
});
