import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { expect, test } from '../../browser/staff-test.ts';

/** A day without other transactions, so that its totals are this journey's. */
const day = '2031-03-05';

test('staff enter income and expenses, see the totals of a period, export, change and delete them [B1.6, B2.1.15, B2.5.26, B2.5.27, B2.5.28, B5.3.8]', async ({
  office,
  staff,
}) => {
  const mark = randomUUID().slice(0, 8);
  const offer = await readOffer(staffSiteUrl());
  const booking = await book(bookingRequest(offer), {}, staffSiteUrl());
  const colleague = {
    name: `Rashad ${mark}`,
    hireDate: '2026-01-12',
    paymentRate: 10,
    paymentType: 'hourly',
    isActive: true,
  };
  const driver = driverResponse.parse((await staff.call('POST', '/drivers', colleague)).body);
  const dialog = office.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const chooseIn = (field: RegExp, choice: string) => choose(dialog.getByLabel(field), choice);
  const tile = (name: string) =>
    office.getByLabel('Totals of completed transactions').locator('div', { hasText: name });
  const row = (words: string) =>
    office.getByRole('table', { name: 'Transactions' }).getByRole('row').filter({ hasText: words });

  await office.goto(`/admin/finance?from=${day}&to=${day}`);
  await office.getByRole('button', { name: 'Add transaction' }).click();
  await save();
  await expect(dialog.getByText('Please fill in this field')).toHaveCount(2);
  await dialog.getByLabel(/^Amount/).fill('100.005');
  await expect(dialog.getByText('At most 2 decimal places')).toBeVisible();
  await dialog.getByLabel(/^Amount/).fill('100');
  await dialog.getByLabel(/^Date/).fill(day);
  await dialog.getByLabel(/^Description/).fill(`City tour ${mark}`);
  await dialog.getByLabel('Booking', { exact: true }).fill(booking.referenceNumber);
  await office.getByRole('option', { name: booking.referenceNumber }).click();
  await chooseIn(/^Driver/, driver.name);
  await save();
  await expect(office.getByText('The transaction is saved.')).toBeVisible();
  await expect(row(mark)).toContainText('+$100.00');
  await expect(row(mark)).toContainText(booking.referenceNumber);
  await expect(row(mark)).toContainText(booking.customerName);
  await expect(row(mark)).toContainText(driver.name);
  await expect(tile('Net profit')).toContainText('$100.00');

  await office.getByRole('button', { name: 'Add transaction' }).click();
  await chooseIn(/^Type/, 'Fuel');
  await chooseIn(/^Currency/, 'AZN');
  await dialog.getByLabel(/^Amount/).fill('340');
  await expect(dialog.getByText('≈ $200.00')).toBeVisible();
  await dialog.getByLabel(/^Date/).fill(day);
  await dialog.getByLabel(/^Description/).fill(`Full tank ${mark}`);
  await save();
  const fuel = row('Full tank');
  await expect(fuel).toContainText('−₼340.00');
  await expect(fuel).toContainText('≈ $200.00');
  await expect(tile('Other expenses')).toContainText('$200.00');
  await expect(tile('Net profit')).toContainText('−$100.00');

  await choose(office.getByLabel('Type'), 'Fuel');
  await expect(row('City tour')).toHaveCount(0);
  await expect(tile('Net profit')).toContainText('−$200.00');
  await office.reload();
  await expect(fuel).toBeVisible();
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`Full tank ${mark}`);
  expect(file).not.toContain(`City tour ${mark}`);

  const stored = async () =>
    transactionPage.parse((await staff.call('GET', `/transactions?search=Full tank ${mark}`)).body).items[0];
  await fuel.getByRole('button', { name: /^Edit/ }).click();
  const before = await stored();
  await staff.call('PUT', `/transactions/${before?.id}`, { ...before, notes: 'Receipt lost' });
  await chooseIn(/^Status/, 'Cancelled');
  await save();
  await expect(dialog.getByText('Someone else has saved changes in the meantime')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine and continue' }).click();
  await save();
  await expect(fuel).toContainText('Cancelled');
  expect(await stored()).toMatchObject({ status: 'cancelled', notes: 'Receipt lost' });
  await expect(tile('Net profit')).toContainText('$0.00');

  await office.goto(`/admin/finance?search=${mark}`);
  for (const words of ['Full tank', 'City tour']) {
    await row(words)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(words)).toHaveCount(0);
  }
  await expect(office.getByText('Nothing found')).toBeVisible();
  await staff.call('DELETE', `/drivers/${driver.id}`);
});
