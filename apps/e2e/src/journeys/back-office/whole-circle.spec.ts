import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { readOffer, someCustomer } from '../../booking-request.ts';
import { daysAhead } from '../../days-ahead.ts';
import { addressedTo, emailsAbout } from '../../emails.ts';
import { staffMailboxUrl, staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { expect, test } from '../../browser/staff-test.ts';

/** A day without other transactions, so that its totals are this journey's. */
const day = '2031-04-09';

test('the whole circle: category, car, service, price, a visitor books, confirm, driver, complete, profit, emails [B6.2, III-27]', async ({
  office,
  staff,
  page,
}) => {
  // Long: one ride from an empty catalogue to the accounts, through a dozen screens.
  test.setTimeout(300_000);
  const mark = randomUUID().slice(0, 8);
  const names = { category: `Classic ${mark}`, model: `21 ${mark}`, service: `Vintage ride ${mark}` };
  const email = `guest-${mark}@example.com`;
  const driver = driverResponse.parse(
    (
      await staff.call('POST', '/drivers', {
        name: `Anar ${mark}`,
        hireDate: '2026-01-12',
        paymentRate: 30,
        paymentType: 'fixed_per_booking',
      })
    ).body,
  );
  const dialog = office.getByRole('dialog');
  const add = async (screen: string, action: string) => {
    await office.goto(`/admin/${screen}`);
    await office.getByRole('main').getByRole('button', { name: action }).first().click();
  };
  const chooseIn = (field: RegExp, choice: string | RegExp) => choose(dialog.getByLabel(field), choice);
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  await add('categories', 'Add Category');
  await dialog.getByLabel(/^Name(?! in)/).fill(names.category);
  await dialog.getByLabel(/^Description(?! in)/).fill('Cars with a past.');
  await dialog.getByLabel('Price per hour').fill('60');
  await save();

  await add('cars', 'Add car');
  await dialog.getByLabel('Brand').fill('Volga');
  await dialog.getByLabel('Model').fill(names.model);
  await chooseIn(/^Category/, names.category);
  await dialog.getByLabel('Base price').fill('60');
  await dialog.getByLabel('Add photos').setInputFiles({
    name: 'volga.webp',
    mimeType: 'image/webp',
    buffer: await readFile(
      new URL('../../../../catalogue/demo-content/images/car-mercedes-e-class.webp', import.meta.url),
    ),
  });
  await expect(dialog.getByAltText('Photo 1, the main photo')).toBeVisible();
  await save();

  await add('services', 'Add service');
  await dialog.getByLabel(/^Name(?! in)/).fill(names.service);
  await dialog.getByLabel(/^Description(?! in)/).fill('Along the boulevard as in 1965.');
  await chooseIn(/^Service type/, /./);
  await dialog.getByLabel('Base price').fill('100');
  await save();

  await add('pricing', 'Add price');
  await chooseIn(/^Vehicle/, new RegExp(names.model));
  await chooseIn(/^Service/, names.service);
  await dialog.getByLabel(/^Price/).fill('120.5');
  await save();

  const wizard = new BookingWizard(page);
  const offered = async () =>
    (await readOffer(staffSiteUrl())).prices.some(({ car }) => car.model === names.model);
  // Cached pages are invalidated by the same event as the API's response.
  await expect.poll(offered).toBe(true);
  await page.goto('/booking');
  await wizard.chooseCar(names.model);
  await wizard.chooseOffer(names.service);
  await expect(wizard.totalPrice).toContainText('$120.5');
  await wizard.openDetails();
  await wizard.fillDetails({
    date: daysAhead(120),
    time: '10:30',
    pickup: 'Hilton Baku',
    dropoff: 'Old City, Double Gates',
    name: 'Emily Carter',
    phone: someCustomer().customerPhone,
    email,
  });
  await wizard.nextButton.click();
  const reference = await wizard.confirm();

  await office.goto('/admin/bookings');
  await office.getByRole('searchbox').fill(reference);
  await office.getByRole('link', { name: reference }).click();
  await office.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(office.getByText('The booking is confirmed.')).toBeVisible();
  await choose(office.getByRole('combobox', { name: 'Driver' }), driver.name);
  await office.getByRole('button', { name: 'Assign driver' }).click();
  await expect(office.getByText('The driver is assigned.')).toBeVisible();
  await office.getByRole('button', { name: 'Mark complete' }).click();
  await office.getByRole('button', { name: 'Skip payment' }).click();
  await expect(office.getByText('The booking is completed.')).toBeVisible();

  for (const entry of [
    { type: 'Revenue', amount: '120.5', words: `Ride ${mark}` },
    { type: 'Driver payment', amount: '30', words: `Pay ${mark}` },
  ]) {
    await add(`finance?from=${day}&to=${day}`, 'Add transaction');
    await chooseIn(/^Type/, entry.type);
    await dialog.getByLabel(/^Amount/).fill(entry.amount);
    await dialog.getByLabel(/^Date/).fill(day);
    await dialog.getByLabel(/^Description/).fill(entry.words);
    await save();
  }
  const totals = office.getByLabel('Totals of completed transactions');
  await expect(totals.locator('div', { hasText: 'Net profit' }).first()).toContainText('$90.50');

  // The emails for received, confirmed and completed, and staff's own email.
  const received = async () =>
    addressedTo(await emailsAbout(reference, staffMailboxUrl()), email).map(({ subject }) => subject);
  await expect.poll(async () => (await received()).length, { timeout: 45_000 }).toBe(3);
});
