import { randomUUID } from 'node:crypto';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { expect, test } from '@playwright/test';
import { book, bookingRequest, post, readOffer, type Offer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';

let offer: Offer;

test.beforeAll(async () => {
  offer = await readOffer();
});

test('a hundred submissions with one key are one booking and one pair of emails [B6.4, D1.7, P6.1, P7.10]', async () => {
  const request = bookingRequest(offer);
  const key = { 'idempotency-key': randomUUID() };
  const responses: Awaited<ReturnType<typeof post>>[] = [];
  // In four waves: all requests wait for one lock, and each waits at most 10 s for its service.
  for (let wave = 0; wave < 4; wave += 1) {
    responses.push(...(await Promise.all(Array.from({ length: 25 }, () => post('/bookings', request, key)))));
  }
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const bodies = new Set(responses.map(({ body }) => JSON.stringify(body)));
  expect(bodies.size).toBe(1);
  const { referenceNumber } = JSON.parse([...bodies][0] ?? '');
  const emails = await waitForEmailsAbout(referenceNumber, 2);
  expect(emails).toHaveLength(2);
  expect(addressedTo(emails, String(request.customerEmail))).toHaveLength(1);
  expect(addressedTo(emails, 'dispatch@company.example')).toHaveLength(1);
});

test('the correlation id of the request is that of its emails', async () => {
  const correlationId = randomUUID();
  const booking = await book(bookingRequest(offer), { 'x-correlation-id': correlationId });
  const emails = await waitForEmailsAbout(booking.referenceNumber, 2);
  expect(emails.map((email) => email.correlationId)).toEqual([correlationId, correlationId]);
});

test('the same key with another body is rejected', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const request = bookingRequest(offer);
  await book(request, key);
  const other = await post('/bookings', { ...request, passengerCount: 1 }, key);
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({ code: 'idempotencyKey.reused' });
});

test('price, status and origin sent by a client change nothing [P3.11, P3.15]', async () => {
  const request = bookingRequest(offer, {
    totalPrice: 1,
    priceUsd: 1,
    status: 'confirmed',
    isManual: true,
    referenceNumber: 'BK20260101-AAAAAAAA',
    createdBy: 'me',
  });
  const booking = await book(request);
  const price = offer.prices.find(
    ({ carId, serviceId }) => carId === request.carId && serviceId === request.serviceId,
  );
  expect(booking).toMatchObject({
    totalPrice: price?.priceUsd,
    status: 'pending',
    isManual: false,
    createdBy: null,
  });
  expect(booking.referenceNumber).not.toBe('BK20260101-AAAAAAAA');
});

test('a combination without a price is accepted at 0 [P4.12]', async () => {
  const service = offer.services[0];
  const car = offer.cars.find(({ id }) => !offer.prices.some(({ carId }) => carId === id));
  test.expect(car, 'the demonstration content has a car without a price').toBeDefined();
  const cityTour = offer.services.find(({ serviceType }) => serviceType === 'city_tour') ?? service;
  const booking = await book(bookingRequest(offer, { carId: car?.id, serviceId: cityTour?.id }));
  expect(booking.totalPrice).toBe(0);
});

test('what violates a rule is rejected with the code of each field [P5.1.2]', async () => {
  const yesterday = new Date(Date.parse(todayInBaku()) - 86_400_000).toISOString().slice(0, 10);
  const airport = offer.services.find(({ serviceType }) => serviceType === 'airport_transfer');
  const rejections: [Record<string, unknown>, string, string][] = [
    [{ bookingDate: yesterday }, 'bookingDate', 'bookingDate.past'],
    [{ passengerCount: 10_000 }, 'passengerCount', 'passengerCount.aboveCapacity'],
    [{ serviceId: airport?.id, airportDirection: 'to_airport' }, 'flightNumber', 'flightNumber.required'],
    [{ customerEmail: 'no-address' }, 'customerEmail', 'customerEmail.invalid'],
    [{ carId: null }, 'carId', 'carId.required'],
    [{ serviceId: null }, 'serviceId', 'serviceId.exactlyOne'],
    [{ specialRequests: 'x'.repeat(2_001) }, 'specialRequests', 'specialRequests.tooLong'],
  ];
  for (const [changes, field, code] of rejections) {
    const { status, body } = await post('/bookings', bookingRequest(offer, changes));
    expect(status, code).toBe(400);
    expect(body).toMatchObject({
      code: 'request.invalid',
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
  }
});

test('what is not a request at all is rejected with a problem [P7.1]', async () => {
  const broken = await post('/bookings', '{"carId":');
  expect(broken).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  expect(broken.headers.get('content-type')).toContain('application/problem+json');
  const huge = await post('/bookings', { specialRequests: 'x'.repeat(200_000) });
  expect(huge).toMatchObject({ status: 413, body: { code: 'request.tooLarge' } });
  const unknownCar = await post('/bookings', bookingRequest(offer, { carId: randomUUID() }));
  expect(unknownCar).toMatchObject({ status: 404, body: { code: 'car.notFound' } });
});
