import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { staffCarResponse, type StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { imageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { expect, test } from '@playwright/test';
import { book, bookingRequest, post, readOffer } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

let staff: Staff;

test.beforeEach(async () => {
  staff = await signIn(staffSiteUrl(), firstAdmin);
});

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** Whether the fleet page contains these words. */
const fleetShows = async (words: string) =>
  (await (await fetch(`${staffSiteUrl()}/cars`)).text()).includes(words);

async function addCar(changes: object): Promise<StaffCarResponse> {
  const [known] = (await readOffer(staffSiteUrl())).cars;
  const car = { brand: 'Volvo', model: 'EX90', categoryId: known?.categoryId, basePrice: 61, ...changes };
  const { status, body } = await staff.call('POST', '/cars', car);
  expect(status).toBe(201);
  return staffCarResponse.parse(body);
}

test('a new car with its photo, its changed price and its absence show when the page is loaded next [B7.7, D1.3]', async () => {
  // From now on cached by the gateway.
  expect(await fleetShows('Amazon EX-1')).toBe(false);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'red.png');
  const image = imageResponse.parse((await staff.call('POST', '/images', form)).body);
  const imageFile = await fetch(`${staffSiteUrl()}${image.url}`);
  expect(imageFile.status).toBe(200);
  expect(imageFile.headers.get('content-type')).toBe('image/webp');
  expect(imageFile.headers.get('cache-control')).toContain('immutable');

  const car = await addCar({ model: 'Amazon EX-1', photos: [{ imageHash: image.hash }] });
  await expect.poll(() => fleetShows('Amazon EX-1')).toBe(true);
  expect(await fleetShows(image.hash)).toBe(true);

  const { services } = await readOffer(staffSiteUrl());
  const price = { carId: car.id, serviceId: services[0]?.id, tourId: null };
  const priced = await staff.call('POST', '/prices', { ...price, priceUsd: 61.25 });
  expect(priced.status).toBe(201);
  await expect.poll(() => fleetShows('$61.25')).toBe(true);
  const { id } = priced.body as { id: string };
  const repriced = await staff.call('PUT', `/prices/${id}`, { ...price, priceUsd: 77.75, version: 1 });
  expect(repriced.status).toBe(200);
  await expect.poll(() => fleetShows('$77.75')).toBe(true);
  expect(await fleetShows('$61.25')).toBe(false);

  const changed = await staff.call('PUT', `/cars/${car.id}`, { ...car, photos: undefined, year: 2021 });
  expect(changed).toMatchObject({ status: 200, body: { version: 2, photos: [{ isMain: true }] } });

  const hidden = { ...car, photos: undefined, isAvailable: false, version: 2 };
  expect((await staff.call('PUT', `/cars/${car.id}`, hidden)).status).toBe(200);
  await expect.poll(() => fleetShows('Amazon EX-1')).toBe(false);
  const stale = await staff.call('PUT', `/cars/${car.id}`, hidden);
  expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
});

test('offers that bookings use are not deleted; unused ones are, with their prices [B8.25]', async () => {
  const offer = await readOffer(staffSiteUrl());
  const booking = await book(bookingRequest(offer), {}, staffSiteUrl());
  const ofCar = await staff.call('DELETE', `/cars/${booking.carId}`);
  expect(ofCar).toMatchObject({ status: 409, body: { code: 'car.usedByBookings' } });
  const ofService = await staff.call('DELETE', `/services/${booking.serviceId}`);
  expect(ofService).toMatchObject({ status: 409, body: { code: 'service.usedByBookings' } });

  const car = await addCar({ model: 'Unused' });
  const price = { carId: car.id, serviceId: booking.serviceId, priceUsd: 51 };
  expect((await staff.call('POST', '/prices', price)).status).toBe(201);
  const pricesOfCar = async () => {
    const { prices } = await readOffer(staffSiteUrl());
    return prices.filter(({ carId }) => carId === car.id).length;
  };
  await expect.poll(pricesOfCar).toBe(1);
  expect((await staff.call('DELETE', `/cars/${car.id}`)).status).toBe(204);
  await expect.poll(pricesOfCar).toBe(0);
  expect((await staff.call('GET', '/prices')).body).not.toContainEqual(
    expect.objectContaining({ carId: car.id }),
  );
});

test('a booking that comes in while its car is removed retains the car of its request', async () => {
  const offer = await readOffer(staffSiteUrl());
  const car = await addCar({ model: 'Contested' });
  const [removal, ...responses] = await Promise.all([
    staff.call('DELETE', `/cars/${car.id}`),
    ...Array.from({ length: 4 }, () =>
      post('/bookings', bookingRequest(offer, { carId: car.id }), {}, staffSiteUrl()),
    ),
  ]);
  expect([204, 409]).toContain(removal.status);
  for (const { status, body } of responses) {
    if (status !== 201) {
      expect(body).toMatchObject({ code: 'car.notFound' });
      continue;
    }
    const { id } = bookingResponse.parse(body);
    const read = await staff.call('GET', `/bookings/${id}`);
    expect(bookingDetailResponse.parse(read.body).carName).toBe('Volvo Contested');
  }
});
