import { randomUUID } from 'node:crypto';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { daysAhead } from '../../days-ahead.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expectNoFindings } from '../../browser/axe.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('a driver is paid for a completed ride, which is not offered again [I-49]', async ({
  office,
  staff,
}) => {
  const day = daysAhead(150);
  const colleague = {
    name: `Orkhan ${randomUUID().slice(0, 8)}`,
    paymentType: 'fixed_per_booking',
    paymentRate: 20,
  };
  const driver = driverResponse.parse((await staff.call('POST', '/drivers', colleague)).body);
  const request = bookingRequest(await readOffer(staffSiteUrl()), { bookingDate: day, bookingTime: '09:00' });
  const { id, referenceNumber } = await book(request, {}, staffSiteUrl());
  const assigned = await staff.call('PUT', `/bookings/${id}/driver`, { driverId: driver.id, version: 1 });
  const { version } = bookingDetailResponse.parse(assigned.body);
  await staff.call('PATCH', `/bookings/${id}/status`, { status: 'completed', version });

  await office.goto('/admin/drivers');
  await office.getByRole('link', { name: `Settle ${driver.name}` }).click();
  await expect(office.getByText('Nothing to pay')).toBeVisible();
  await office.getByLabel('To', { exact: true }).fill(day);
  await office.getByLabel('From', { exact: true }).fill(day);
  const amount = office.getByRole('spinbutton', { name: `Payment for ${referenceNumber}, USD` });
  await expect(amount).toHaveValue('20.00');
  await expectNoFindings(office, 'the settlement of a driver');
  await amount.fill('25.50');
  await office.keyboard.press('Tab');
  await office.getByRole('button', { name: 'Pay $25.50' }).press('Enter');
  const dialog = office.getByRole('dialog', { name: `Pay ${driver.name} $25.50?` });
  await dialog.getByLabel('Payment method').fill('Cash');
  await office.keyboard.press('Enter');
  await expect(office.getByText(`${driver.name} is paid $25.50 for 1 ride.`)).toBeVisible();
  await expect(office.getByText('Nothing to pay')).toBeVisible();
  const cashOfPeriod = office.getByText(/^Cash received on these days/);
  await expect(cashOfPeriod).toContainText('$0.00');

  const usual = office.viewportSize() ?? { width: 1280, height: 720 };
  await office.setViewportSize({ width: 390, height: 844 });
  await office.getByRole('button', { name: 'RU, Русский' }).click();
  const inRussian = await office.getByRole('link', { name: 'Показать в финансах' }).boundingBox();
  expect(inRussian?.height, 'the words of a notice’s button stand on one line').toBeLessThan(50);
  await office.getByRole('button', { name: 'EN, English' }).click();
  await office.setViewportSize(usual);

  await office.getByRole('link', { name: 'Show in Finance' }).click();
  const payment = office
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasText: referenceNumber });
  await expect(payment).toContainText('−$25.50');
  await expect(payment).toContainText('Completed');
  await office.getByRole('link', { name: 'Settle a driver' }).click();
  const drivers = office.getByRole('table', { name: 'Drivers to settle with' });
  await expect(drivers.getByRole('link', { name: driver.name })).toBeVisible();
  await expectNoFindings(office, 'the settlements of all drivers');
});
