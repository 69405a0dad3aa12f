import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import {
  availabilityCommand,
  availabilityResponse,
  carsAvailabilityCommand,
  carsAvailabilityResponse,
  type AvailabilityCommand,
  type CarAvailability,
  type CarsAvailabilityCommand,
  type CarsAvailabilityResponse,
} from '@chauffeur/contracts/bookings/availability/availability';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCar, aService, aTour } from '../prices/priced-offers.fixture.js';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const { cars, services, tours } = demoContentIds;
const transfer = { ...aService(services.airportTransfer), serviceType: 'airport_transfer' };
const cityTour = aService(services.oldCityTour);
const [wanted, near, nearest, small, unpriced] = [
  aCar(cars.bmw7Series, { capacity: 3 }),
  aCar(cars.toyotaCamryHybrid, { brand: 'Toyota', model: 'Camry', capacity: 4 }),
  aCar(randomUUID(), { brand: 'Kia', model: 'Carnival', capacity: 7 }),
  aCar(randomUUID(), { capacity: 2 }),
  aCar(randomUUID(), { capacity: 7 }),
];
const price = (carId: string, priceUsd: number, serviceId: string = services.oldCityTour) => ({
  id: randomUUID(),
  carId,
  serviceId,
  tourId: null,
  priceUsd,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
});
const responses: Record<string, unknown> = {
  '/cars': [wanted, near, nearest, small, unpriced],
  '/services': [transfer, cityTour],
  '/tours': [aTour(tours.gobustan)],
  '/prices?': [
    price(wanted.id, 100),
    price(near.id, 80),
    price(nearest.id, 110),
    price(small.id, 100),
    price(unpriced.id, 100, services.airportTransfer),
  ],
};
const terms = {
  instant: true,
  takesRequests: true,
  leadHours: 3,
  lastDay: '2100-05-01',
  closedReason: null,
};
const free: CarAvailability = { ...terms, state: 'free', otherTimes: [], otherCarIds: [] };
const carsAnswer: CarsAvailabilityResponse = { cars: [{ id: wanted.id, isFree: false }] };
let command: AvailabilityCommand | undefined;
let carsCommand: CarsAvailabilityCommand | undefined;
let answer: CarAvailability;
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(
    async (request, response) => {
      response.setHeader('content-type', 'application/json');
      const { url = '' } = request;
      if (url === '/availability') {
        command = availabilityCommand.parse(await json(request));
        return void response.end(JSON.stringify(answer));
      }
      if (url === '/availability/cars') {
        carsCommand = carsAvailabilityCommand.parse(await json(request));
        return void response.end(JSON.stringify(carsAnswer));
      }
      if (url in responses) return void response.end(JSON.stringify(responses[url]));
      const problem = { type: 'about:blank', title: '', status: 404, code: 'car.notFound' };
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    },
    { AVAILABILITY_LIMIT_PER_MINUTE: '10', TRUSTED_PROXIES: '127.0.0.1' },
  );
});
afterAll(() => gateway.stop());
beforeEach(() => {
  answer = free;
  command = undefined;
});

const question = {
  carId: wanted.id,
  serviceId: services.oldCityTour,
  date: '2099-05-01',
  time: '12:00',
  passengers: '3',
};
function ask(changes: Record<string, string> = {}, visitor = '203.0.113.1') {
  const query = new URLSearchParams({ ...question, ...changes });
  return fetch(`${gateway.address}/api/availability?${query.toString()}`, {
    headers: { 'x-forwarded-for': visitor },
  });
}

describe('GET /api/availability', () => {
  it('names the free cars that have the seats and a price, the nearest price first; nothing is stored [I-1]', async () => {
    answer = { ...terms, state: 'full', otherTimes: ['14:30'], otherCarIds: [near.id, nearest.id] };
    const response = await ask();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(availabilityResponse.parse(await response.json())).toEqual({
      ...terms,
      state: 'full',
      otherTimes: ['14:30'],
      otherCars: [
        { id: nearest.id, name: 'Kia Carnival', priceUsd: 110 },
        { id: near.id, name: 'Toyota Camry', priceUsd: 80 },
      ],
    });
    expect(command).toMatchObject({
      car: { id: wanted.id },
      service: { durationHours: 3 },
      tour: null,
      language: 'en',
      priceUsd: 100,
      bookingDate: '2099-05-01',
      bookingTime: '12:00',
      otherCarIds: [nearest.id, near.id],
    });
  });

  it('asks in the language of the visitor, and without a price where the car has none', async () => {
    answer = { ...free, state: 'closed', instant: false, closedReason: 'Выходной' };
    const response = await ask({ carId: unpriced.id, language: 'ru' }, '203.0.113.6');
    expect(command).toMatchObject({ language: 'ru', priceUsd: null });
    expect(await response.json()).toMatchObject({ state: 'closed', closedReason: 'Выходной' });
  });

  it('assumes a pickup at the airport until the direction of a transfer is known', async () => {
    const pickup = async (changes: Record<string, string>) => {
      await ask({ serviceId: services.airportTransfer, ...changes }, '203.0.113.2');
      return command?.pickupLocation;
    };
    expect(await pickup({})).toBe('Baku Airport (GYD)');
    expect(await pickup({ airportDirection: 'from_airport' })).toBe('Baku Airport (GYD)');
    expect(await pickup({ airportDirection: 'to_airport' })).toBe('');
  });

  it('assumes a pickup at the airport for other services too, if the ride begins there', async () => {
    const pickup = async (changes: Record<string, string>) => {
      await ask(changes, '203.0.113.11');
      return command?.pickupLocation;
    };
    expect(await pickup({})).toBe('');
    expect(await pickup({ airportDirection: 'from_airport' })).toBe('Baku Airport (GYD)');
    expect(await pickup({ airportDirection: 'to_airport' })).toBe('');
  });

  it('counts the ride there of a ride back, with the other direction of a transfer', async () => {
    const thereOf = async (changes: Record<string, string>) => {
      await ask({ serviceId: services.airportTransfer, ...changes }, '203.0.113.10');
      return command?.there;
    };
    const start = { thereDate: '2099-04-30', thereTime: '09:00' };
    const there = { bookingDate: '2099-04-30', bookingTime: '09:00', pickupLocation: '' };
    expect(await thereOf({ ...start, airportDirection: 'from_airport' })).toEqual(there);
    const arrival = { ...there, pickupLocation: 'Baku Airport (GYD)' };
    expect(await thereOf({ ...start, airportDirection: 'to_airport' })).toEqual(arrival);
    expect(await thereOf(start)).toEqual(arrival);
    const other = { ...start, serviceId: services.oldCityTour };
    expect(await thereOf(other)).toEqual(there);
    expect(await thereOf({ ...other, thereAirportDirection: 'from_airport' })).toEqual(arrival);
    expect(await thereOf({ thereDate: '2099-04-30' })).toBeNull();
  });

  it.each([
    [{ carId: randomUUID() }, 404, 'car.notFound'],
    [{ date: '2099-02-30' }, 400, 'request.invalid'],
    [{ time: '24:00' }, 400, 'request.invalid'],
    [{ thereDate: '2099-02-30' }, 400, 'request.invalid'],
    [{ tourId: tours.gobustan }, 400, 'request.invalid'],
  ])('rejects %j', async (changes, status, code) => {
    const response = await ask(changes, '203.0.113.3');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('is limited for each client address', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => ask({}, '203.0.113.4')));
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual([true]);
    expect((await ask({}, '203.0.113.5')).status).toBe(200);
  });
});

describe('GET /api/availability/cars', () => {
  const { serviceId, date, time } = question;
  const askAll = (changes: Record<string, string> = {}, visitor = '203.0.113.7') =>
    fetch(
      `${gateway.address}/api/availability/cars?${new URLSearchParams({ serviceId, date, time, ...changes }).toString()}`,
      { headers: { 'x-forwarded-for': visitor } },
    );

  it('asks once about all cars with a price for the service', async () => {
    const response = await askAll({ extraHours: '2' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(carsAvailabilityResponse.parse(await response.json())).toEqual(carsAnswer);
    expect(carsCommand).toEqual({
      service: expect.objectContaining({ durationHours: 3 }),
      tour: null,
      bookingDate: '2099-05-01',
      bookingTime: '12:00',
      extraHours: 2,
      pickupLocation: '',
      carIds: [wanted.id, near.id, nearest.id, small.id],
    });
  });

  it.each([
    [{ serviceId: randomUUID() }, 404, 'service.notFound'],
    [{ tourId: tours.gobustan }, 400, 'request.invalid'],
    [{ time: '' }, 400, 'request.invalid'],
  ])('rejects %j', async (changes, status, code) => {
    const response = await askAll(changes, '203.0.113.8');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('shares the limit of requests about one car', async () => {
    const visitor = '203.0.113.9';
    await Promise.all(Array.from({ length: 9 }, () => ask({}, visitor)));
    expect([(await askAll({}, visitor)).status, (await askAll({}, visitor)).status]).toEqual([200, 429]);
  });
});
