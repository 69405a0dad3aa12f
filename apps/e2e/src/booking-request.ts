import { randomInt, randomUUID } from 'node:crypto';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { carResponse, type CarResponse } from '@chauffeur/contracts/catalogue/car';
import { serviceResponse, type ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { tourResponse, type TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { priceResponse, type PriceResponse } from '@chauffeur/contracts/pricing/price';
import { z } from 'zod';
import { daysAhead } from './days-ahead.ts';
import { siteUrl } from './product/addresses.ts';

export interface Offer {
  cars: CarResponse[];
  services: ServiceResponse[];
  tours: TourResponse[];
  prices: PriceResponse[];
}

/** What the product offers now, read from its public API. */
export async function readOffer(site = siteUrl()): Promise<Offer> {
  const read = async <Schema extends z.ZodType>(schema: Schema, path: string) =>
    schema.parse(await (await fetch(`${site}/api${path}`)).json());
  const [cars, services, tours, prices] = await Promise.all([
    read(z.array(carResponse), '/cars'),
    read(z.array(serviceResponse), '/services'),
    read(z.array(tourResponse), '/tours'),
    read(z.array(priceResponse), '/pricing'),
  ]);
  return { cars, services, tours, prices };
}

/** Returns a unique customer, so that tests can run in parallel. */
export function someCustomer(name = 'Emily Carter') {
  return {
    customerName: name,
    customerEmail: `guest-${randomUUID().slice(0, 12)}@example.com`,
    // Unique, because only a limited number of open requests of one phone number hold a vehicle.
    customerPhone: `+994 50 ${randomInt(1_000_000, 10_000_000)}`,
  };
}

const demoCars: readonly string[] = Object.values(demoContentIds.cars);

/** Returns the price of a car and a city tour of the demo content, which no test removes. */
export function demoPrice({ prices }: Offer) {
  const price = prices.find(
    ({ carId, service }) => demoCars.includes(carId) && service?.serviceType === 'city_tour',
  );
  if (!price?.service) throw new Error('the demonstration content has no priced city tour');
  return { ...price, service: price.service };
}

/** Returns a valid request for a car and a city tour of the demo content. */
export function bookingRequest(
  offer: Offer,
  changes: Record<string, unknown> = {},
): Partial<CreateBookingRequest> {
  const price = demoPrice(offer);
  return {
    language: 'en',
    carId: price.carId,
    serviceId: price.serviceId,
    currency: 'USD',
    bookingDate: daysAhead(120),
    bookingTime: '10:30',
    passengerCount: 2,
    pickupLocation: 'Hilton Baku',
    dropoffLocation: 'Old City, Double Gates',
    preferredMessagingApp: 'whatsapp',
    ...someCustomer(),
    ...changes,
  };
}

export async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  site = siteUrl(),
) {
  const response = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

/** Books and returns the stored booking. */
export async function book(request: unknown, headers: Record<string, string> = {}, site = siteUrl()) {
  const response = await post('/bookings', request, headers, site);
  if (response.status !== 201) throw new Error(`not booked: ${JSON.stringify(response.body)}`);
  return bookingResponse.parse(response.body);
}
