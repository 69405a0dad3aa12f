import { randomUUID } from 'node:crypto';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import type { Page } from '@playwright/test';
import { demoPrice, readOffer, someCustomer } from '../../booking-request.ts';
import { daysAhead } from '../../days-ahead.ts';
import { addressedTo, waitForEmailsAbout } from '../../emails.ts';
import { staffMailboxUrl, staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { measureDisplayTime } from '../../browser/measure-display-time.ts';
import { expect, test } from '../../browser/staff-test.ts';

async function chooseCar(office: Page, { car }: ReturnType<typeof demoPrice>) {
  await choose(
    office.getByRole('combobox', { name: 'Car' }),
    new RegExp(`^${RegExp.escape(`${car.brand} ${car.model}`)}`),
  );
}

/** Chooses the service and waits for its price, which the form requires. */
async function chooseService(office: Page, { service, priceUsd }: ReturnType<typeof demoPrice>) {
  const field = office.getByRole('combobox', { name: 'Service', exact: true });
  await choose(field, new RegExp(`^${RegExp.escape(service.name)}$`));
  await expect(office.getByLabel('Total price')).toHaveValue(String(priceUsd));
}

test('staff enter a paid booking by hand: suggested price, reference number, revenue exactly once [B1.7, B2.1.16, B2.5.29, B4.11, B4.12, B4.13, B4.14, B4.15, B5.3.10, B9.21]', async ({
  office,
  staff,
}) => {
  const priced = demoPrice(await readOffer(staffSiteUrl()));
  const customer = `Aisha ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/manual-booking');
  await office.getByRole('button', { name: 'Create booking' }).click();
  await expect(office.getByText('Please fill in this field').first()).toBeVisible();
  // Both fields show the error.
  await expect(office.getByText('Please choose a service or a tour')).toHaveCount(2);
  await office.getByLabel('Customer name').fill(customer);
  await office.getByLabel('Phone').fill('+971 50 123 4567');
  await office.getByRole('combobox', { name: 'Email' }).fill('aisha@example.com');
  await chooseCar(office, priced);
  await choose(office.getByRole('combobox', { name: 'Tour' }), /^(?!None)/);
  await chooseService(office, priced);
  // Choosing a service clears the tour.
  await expect(office.getByRole('combobox', { name: 'Tour' })).toHaveText('None');
  await office.getByLabel('Pickup location').fill('Hilton Baku');
  await office.getByLabel('Payment received').click();
  const message = measureDisplayTime(office, '[role="status"]', 'Booking created. Reference number: ');
  await office.getByRole('button', { name: 'Create booking' }).dblclick();
  const { ms, text } = await message;
  const reference = /BK\d{8}-\w{8}/.exec(text)?.[0] ?? '';
  // The form and the message are reset after 3 seconds.
  expect(ms).toBeGreaterThan(2_900);
  await expect(office.getByLabel('Customer name')).toHaveValue('');
  await expect(office.getByText('Last entered:').getByRole('link', { name: reference })).toBeVisible();

  const revenue = async () =>
    transactionPage.parse((await staff.call('GET', `/transactions?search=${reference}`)).body).items;
  await expect.poll(async () => (await revenue()).length).toBe(1);
  expect(await revenue()).toMatchObject([
    { transactionType: 'revenue', amount: priced.priceUsd, currency: 'USD', status: 'completed' },
  ]);
  await office.goto('/admin/bookings');
  await office.getByRole('searchbox').fill(customer);
  await expect(office.getByRole('link', { name: reference })).toHaveCount(1);
});

test('a booking that could not be sent retains its input [B8.23, B8.35]', async ({ office }) => {
  await office.goto('/admin/manual-booking');
  await office.getByLabel('Customer name').fill('Marco Rossi');
  await office.getByLabel('Phone').fill('+39 06 1234567');
  await office.getByRole('combobox', { name: 'Email' }).fill('marco@example.com');
  const priced = demoPrice(await readOffer(staffSiteUrl()));
  await chooseCar(office, priced);
  await chooseService(office, priced);
  await office.getByLabel('Pickup location').fill('Hilton Baku');
  const keys: (string | undefined)[] = [];
  await office.route('**/api/admin/bookings', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 503 });
  });
  await office.getByRole('button', { name: 'Create booking' }).click();
  await expect(office.getByText('Failed to create booking. Please try again.')).toBeVisible();
  await expect(office.getByLabel('Customer name')).toHaveValue('Marco Rossi');
  // The server may have stored the booking before it failed, so a retry has the same key.
  await office.getByRole('button', { name: 'Create booking' }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);

  await office.getByRole('link', { name: 'Bookings', exact: true }).click();
  const question = office.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(office.getByLabel('Customer name')).toHaveValue('Marco Rossi');
  await office.getByRole('link', { name: 'Bookings', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});

test('a customer who calls again is booked in a minute, without an email', async ({ office, staff }) => {
  const priced = demoPrice(await readOffer(staffSiteUrl()));
  const digits = `50${String(Math.random()).slice(2, 9).padEnd(7, '0')}`;
  const earlier = {
    customerName: 'Sevda Aliyeva',
    customerPhone: `+994 ${digits}`,
    customerHasNoEmail: true,
    carId: priced.car.id,
    serviceId: priced.service.id,
    bookingDate: '2031-04-01',
    pickupLocation: 'Old City, Icherisheher 12',
    dropoffLocation: 'Gobustan',
    totalPrice: 60,
  };
  expect((await staff.call('POST', '/bookings', earlier)).status).toBe(201);

  await office.goto('/admin/manual-booking');
  await office.getByRole('combobox', { name: 'Phone' }).pressSequentially(`0${digits}`);
  await office.getByRole('option', { name: /Sevda Aliyeva/ }).click();
  await expect(office.getByRole('combobox', { name: 'Customer name' })).toHaveValue('Sevda Aliyeva');
  await expect(office.getByRole('switch', { name: 'The customer has no email' })).toBeChecked();
  await office.getByRole('button', { name: 'Use these places' }).click();
  await chooseCar(office, priced);
  await chooseService(office, priced);
  await office.getByLabel('Booking date').fill('2031-04-01');
  await expect(office.getByText(/BK\S+ is on this day already\./)).toBeVisible();
  await office.getByLabel('Booking date').fill('2031-04-02');
  await expect(office.getByText(/is on this day already\./)).toBeHidden();
  await office.getByRole('button', { name: 'Create booking' }).click();
  const last = office.getByText('Last entered:').getByRole('link');
  await last.click();
  await expect(office.getByRole('heading', { level: 1, name: /^BK/ })).toBeVisible();
  await expect(office.getByRole('region', { name: 'Ride' })).toContainText('Gobustan');
});

test('staff book a transfer there and back for a customer on the phone, as one trip', async ({
  office,
  staff,
}) => {
  const { prices } = await readOffer(staffSiteUrl());
  const demoCars: readonly string[] = Object.values(demoContentIds.cars);
  const price = prices.find(
    ({ carId, service }) => demoCars.includes(carId) && service?.serviceType === 'airport_transfer',
  );
  if (!price?.service) throw new Error('the demonstration content has no priced transfer');
  const { customerName, customerEmail, customerPhone } = someCustomer('Nigar Mammadova');
  await office.goto('/admin/manual-booking');
  await office.getByLabel('Customer name').fill(customerName);
  await office.getByLabel('Phone').fill(customerPhone);
  await office.getByRole('combobox', { name: 'Email' }).fill(customerEmail);
  await chooseCar(office, { ...price, service: price.service });
  await chooseService(office, { ...price, service: price.service });
  await choose(office.getByRole('combobox', { name: 'Direction' }), 'From the airport');
  // Without times, so that no other test's rides are in the way.
  await office.getByLabel('Booking date').fill(daysAhead(281));
  await office.getByLabel('Pickup location').fill('Baku Airport (GYD)');
  await office.getByLabel('Drop-off location').fill('Nizami Street 10');
  await office.getByRole('switch', { name: 'The customer also needs a ride back' }).click();
  const rideBack = office.getByRole('group', { name: 'Ride back' });
  await expect(rideBack.getByLabel('Pickup location')).toHaveValue('Nizami Street 10');
  await expect(rideBack.getByLabel('Drop-off location')).toHaveValue('Baku Airport (GYD)');
  await rideBack.getByLabel('Booking date').fill(daysAhead(285));
  await expect(office.getByLabel('Price of the ride back')).toHaveValue(String(price.priceUsd));
  await office.getByLabel('Price of the ride back').fill('30');
  await office.getByRole('button', { name: 'Create booking' }).click();
  const last = office.getByText('Last entered:').getByRole('link');
  await expect(last).toHaveCount(2);
  const [there = '', back = ''] = await last.allTextContents();

  // Each ride has its own page, with a link to the other ride, its price and its email.
  await office.getByText('Last entered:').getByRole('link', { name: back }).click();
  await expect(office.getByRole('heading', { level: 1, name: back })).toBeVisible();
  await expect(office.getByRole('region', { name: 'Ride' })).toContainText('To the airport');
  await expect(office.getByRole('link', { name: there })).toBeVisible();
  const stored = await staff.call('GET', `/bookings?search=${back}`);
  expect(stored.body).toMatchObject({ items: [{ leg: 2, totalPrice: 30, customerName }] });
  const mailbox = staffMailboxUrl();
  const emails = await Promise.all(
    [there, back].map((reference) => waitForEmailsAbout(reference, 1, { mailbox })),
  );
  expect(emails.map((sent) => addressedTo(sent, customerEmail).length)).toEqual([1, 1]);
});
