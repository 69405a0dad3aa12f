import { randomUUID } from 'node:crypto';
import { daysAhead } from '../days-ahead.ts';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { expect, test } from './staff-test.ts';

test('a car has as many rides at once as staff have entered vehicles of it', async ({ office, staff }) => {
  const plate = `90-${randomUUID().slice(0, 8)}`.toUpperCase();
  const offer = await readOffer(staffSiteUrl());
  // A day of its own, so that no other test's rides are in the way.
  const request = () => bookingRequest(offer, { bookingDate: daysAhead(333), bookingTime: '09:00' });
  const { carId } = request();
  const car = offer.cars.find(({ id }) => id === carId);
  const first = await book(request(), {}, staffSiteUrl());
  const waiting = await book(request(), {}, staffSiteUrl());

  await office.goto(`/admin/bookings/${waiting.id}`);
  await expect(office.getByText('No vehicle is free then')).toBeVisible();

  await office.getByRole('link', { name: 'Vehicles', exact: true }).click();
  const ofCar = office.getByRole('region', { name: `${car?.brand} ${car?.model}` });
  await expect(ofCar.getByRole('article').first()).toBeVisible();
  await office.getByRole('button', { name: 'Add vehicle' }).first().click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Car' }).click();
  await office.getByRole('option', { name: `${car?.brand} ${car?.model}`, exact: true }).click();
  await dialog.getByLabel('Number plate').fill(plate.toLowerCase());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The vehicle is saved.')).toBeVisible();
  await expect(ofCar.getByRole('article').filter({ hasText: plate })).toBeVisible();

  const second = await book(request(), {}, staffSiteUrl());
  await office.goto(`/admin/bookings/${second.id}`);
  await expect(office.getByText(plate)).toBeVisible();

  const driver = (await staff.call('POST', '/drivers', { name: `Rauf ${plate}` })).body as { id: string };
  const assign = (id: string) =>
    staff.call('PUT', `/bookings/${id}/driver`, { driverId: driver.id, version: 1 });
  expect((await assign(first.id)).status).toBe(200);
  await office.getByRole('combobox', { name: 'Driver' }).click();
  await office.getByRole('option', { name: `Rauf ${plate}` }).click();
  await office.getByRole('button', { name: 'Assign' }).click();
  await expect(office.getByText(`This driver has ${first.referenceNumber} from 09:00 to`)).toBeVisible();
});
