import { randomUUID } from 'node:crypto';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { daysAhead } from '../../days-ahead.ts';
import { book, bookingRequest, readOffer, someCustomer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { expectNoFindings } from '../../browser/axe.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { expect, test } from '../../browser/staff-test.ts';

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
  await expect(office.getByText('No vehicle is free at that time')).toBeVisible();

  await office.getByRole('link', { name: 'Vehicles', exact: true }).click();
  const ofCar = office.getByRole('group', { name: `${car?.brand} ${car?.model}` });
  await expect(ofCar.getByRole('article').first()).toBeVisible();
  await office.getByRole('button', { name: 'Add vehicle' }).first().click();
  const dialog = office.getByRole('dialog');
  await choose(
    dialog.getByRole('combobox', { name: 'Car' }),
    new RegExp(`^${RegExp.escape(`${car?.brand} ${car?.model}`)}$`),
  );
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
  await choose(office.getByRole('combobox', { name: 'Driver' }), `Rauf ${plate}`);
  await office.getByRole('button', { name: 'Assign' }).click();
  await expect(office.getByText(`This driver has ${first.referenceNumber} from 09:00 to`)).toBeVisible();
});

test('a blocked vehicle gives up its ride, visitors see that the car is full, and the ride gets another vehicle [I-14]', async ({
  office,
  staff,
}) => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const customerName = `Emily ${mark}`;
  const offer = await readOffer(staffSiteUrl());
  const { serviceId } = bookingRequest(offer);
  const add = async (path: string, body: object) =>
    (await staff.call('POST', path, body)).body as { id: string };
  const car = { brand: 'Lincoln', model: mark, categoryId: offer.cars[0]?.categoryId, basePrice: 90 };
  const { id: carId } = await add('/cars', car);
  await add('/prices', { carId, serviceId, priceUsd: 90 });
  await add('/vehicles', { carId, plate: `90-BL-${mark}` });
  const bookingDate = daysAhead(1);
  const ride = await add('/bookings', {
    customerName,
    customerEmail: `${mark}@example.com`,
    customerPhone: someCustomer().customerPhone,
    pickupLocation: 'Hilton Baku',
    carId,
    serviceId,
    bookingDate,
    bookingTime: '10:00',
    totalPrice: 90,
  });
  const stored = async () =>
    bookingDetailResponse.parse((await staff.call('GET', `/bookings/${ride.id}`)).body);
  expect((await stored()).vehicle?.plate).toBe(`90-BL-${mark}`);

  await office.goto('/admin/vehicles');
  await office.getByRole('button', { name: new RegExp(`^Blocked times of .*90-BL-${mark}`) }).click();
  await office.getByRole('button', { name: 'Add blocked time' }).click();
  await office.getByLabel('From (Baku)').fill(`${bookingDate}T09:00`);
  await office.getByLabel('Until (Baku)').fill(`${bookingDate}T18:00`);
  await office.getByRole('button', { name: 'Save' }).click();
  const question = office.getByRole('alertdialog', { name: 'Take these rides off?' });
  await expect(question).toContainText((await stored()).referenceNumber);
  await expect(question).toContainText(customerName);
  await question.getByRole('button', { name: 'Take them off and block' }).click();
  // The car has no other vehicle.
  const others = office.getByRole('dialog', { name: 'Rides without a vehicle or driver' });
  await expect(others.getByRole('combobox', { name: new RegExp(customerName) })).toBeVisible();
  await others.getByRole('button', { name: 'Close' }).click();
  await expect(office.getByText('The blocked time is saved.')).toBeVisible();
  expect((await stored()).vehicle).toBeNull();

  await expect
    .poll(async () => (await readOffer(staffSiteUrl())).prices.some((price) => price.carId === carId))
    .toBe(true);
  await office.goto(`/booking?carId=${carId}&serviceId=${serviceId}`);
  const wizard = new BookingWizard(office);
  await wizard.openDetails();
  await office.getByLabel('Booking date').fill(bookingDate);
  await office.getByLabel('Preferred time').fill('10:00');
  await expect(office.getByText(`Lincoln ${mark} is already booked at this time.`)).toBeVisible();

  await add('/vehicles', { carId, plate: `90-SP-${mark}` });
  await office.goto('/admin/dispatch');
  await office.getByRole('button', { name: `Assign: ${customerName}` }).click();
  await office.getByRole('menuitem', { name: new RegExp(`90-SP-${mark}`) }).press('Enter');
  await expect(office.getByText('The vehicle is assigned.')).toBeVisible();
  const { vehicle, version } = await stored();
  expect(vehicle?.plate).toBe(`90-SP-${mark}`);
  expect((await staff.call('DELETE', `/bookings/${ride.id}?version=${version}`)).status).toBe(204);
  expect((await staff.call('DELETE', `/cars/${carId}`)).status).toBe(204);
});

test('the rides of a driver who falls ill are given to others together', async ({ office, staff }) => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const offer = await readOffer(staffSiteUrl());
  const { carId, serviceId } = bookingRequest(offer);
  const add = async (path: string, body: object) =>
    (await staff.call('POST', path, body)).body as { id: string };
  const [ill, other] = [
    await add('/drivers', { name: `Ill ${mark}` }),
    await add('/drivers', { name: `Anar ${mark}` }),
  ];
  const rides: { id: string }[] = [];
  for (const bookingTime of ['09:00', '13:00', '17:00']) {
    const customer = { ...someCustomer(), customerName: `Emily ${mark}` };
    const ride = {
      carId,
      serviceId,
      vehicleId: null,
      driverId: ill.id,
      durationMinutes: 60,
      pickupLocation: 'Hilton Baku',
      totalPrice: 60,
    };
    rides.push(await add('/bookings', { ...customer, ...ride, bookingDate: daysAhead(312), bookingTime }));
  }
  const drivers = async () =>
    Promise.all(
      rides.map(
        async ({ id }) =>
          bookingDetailResponse.parse((await staff.call('GET', `/bookings/${id}`)).body).driver?.id,
      ),
    );
  expect(await drivers()).toEqual([ill.id, ill.id, ill.id]);

  await office.goto(`/admin/drivers?search=${mark}`);
  await office.getByRole('button', { name: new RegExp(`^Blocked times of Ill ${mark}`) }).click();
  await office.getByRole('button', { name: 'Add blocked time' }).click();
  await office.getByLabel('From (Baku)').fill(`${daysAhead(312)}T00:00`);
  await office.getByLabel('Until (Baku)').fill(`${daysAhead(313)}T00:00`);
  await office.getByRole('button', { name: 'Save' }).click();
  await office.getByRole('button', { name: 'Take them off and block' }).click();
  const others = office.getByRole('dialog', { name: 'Rides without a vehicle or driver' });
  await expect(others.getByRole('combobox')).toHaveCount(3);
  for (const field of await others.getByRole('combobox').all()) {
    // Any free driver may be proposed, so the test chooses its own.
    await choose(field, new RegExp(`^Anar ${mark}`));
    await expect(field).toHaveText(new RegExp(`^Anar ${mark}`));
  }
  await others.getByRole('button', { name: 'Assign all (3)' }).click();
  await expect(others.getByText('Assigned.')).toHaveCount(3);
  await expectNoFindings(office);
  await others.getByRole('button', { name: 'Close' }).click();
  await expect(office.getByText('The blocked time is saved.')).toBeVisible();
  expect(await drivers()).toEqual([other.id, other.id, other.id]);
});
