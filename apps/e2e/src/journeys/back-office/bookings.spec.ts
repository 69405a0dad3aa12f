import { readFile } from 'node:fs/promises';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { Page } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('a new booking appears by itself, is found, sorted and exported [B1.7]', async ({ office }) => {
  await office.goto('/admin/bookings');
  await expect(office.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await office.getByRole('searchbox').fill('=Formula');
  await expect(office.getByText('Nothing found').or(office.getByText('No bookings yet'))).toBeVisible();
  const request = bookingRequest(await readOffer(staffSiteUrl()), { customerName: '=Formula Guest' });
  const booking = await book(request, {}, staffSiteUrl());
  const notice = office.getByRole('status').filter({ hasText: booking.referenceNumber });
  await expect(notice).toContainText('New booking: =Formula Guest');
  await expect(notice.getByRole('link', { name: 'Show' })).toHaveAttribute(
    'href',
    `/admin/bookings/${booking.id}`,
  );
  await expect(office.getByRole('link', { name: booking.referenceNumber })).toBeVisible();

  await office.getByRole('button', { name: 'Customer' }).click();
  await expect(office).toHaveURL(/sort=customerName&direction=asc/);
  await office.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(office.getByText('Nothing found')).toBeVisible();
  await office.getByRole('button', { name: 'Pending', exact: true }).click();
  await expect(office.getByRole('link', { name: booking.referenceNumber })).toBeVisible();
  const awaited = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await awaited;
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(booking.referenceNumber);
  expect(text).toContain("'=Formula Guest");
});

test('seven tabs load, and a new booking appears in each, also after the first one was closed [I-29]', async ({
  office,
}) => {
  // Seven pages load one after another while other workers run journeys.
  test.setTimeout(240_000);
  const tabs = [office];
  while (tabs.length < 7) tabs.push(await office.context().newPage());
  for (const tab of tabs) {
    await tab.goto('/admin/bookings');
    await expect(tab.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  }
  const offer = await readOffer(staffSiteUrl());
  const appearsIn = async (shown: readonly Page[]) => {
    const { referenceNumber } = await book(bookingRequest(offer), {}, staffSiteUrl());
    for (const tab of shown) await expect(tab.getByRole('link', { name: referenceNumber })).toBeVisible();
  };
  await appearsIn(tabs);
  const [first, ...others] = tabs;
  await first?.close();
  await appearsIn(others);
});

test('a booking is given to a driver, a change of a stale copy is reported, and one is undone [B1.5, I-51]', async ({
  office,
  staff,
}) => {
  const driver = (
    await staff.call('POST', '/drivers', {
      name: `Kamran of ${Date.now()}`,
      hireDate: '2024-03-01',
      paymentRate: 20,
      paymentType: 'fixed_per_booking',
    })
  ).body as { id: string; name: string };
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  await office.goto(`/admin/bookings/${booking.id}`);
  for (const name of ['Call', 'WhatsApp', 'Telegram', 'Viber']) {
    await expect(office.getByRole('link', { name, exact: true }).last()).toBeVisible();
  }
  await choose(office.getByRole('combobox', { name: 'Driver' }), driver.name);
  await office.getByLabel('Notes').fill('Meet at gate 2');
  // A colleague's changes meanwhile discard none of the input.
  const colleague = (status: string, version: number) =>
    staff.call('PATCH', `/bookings/${booking.id}/status`, { status, version });
  await colleague('confirmed', 1);
  await expect(office.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  await colleague('pending', 2);
  await expect(office.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expect(office.getByLabel('Notes')).toHaveValue('Meet at gate 2');
  await office.getByRole('button', { name: 'Assign driver' }).click();
  await expect(office.getByText('The driver is assigned.')).toBeVisible();
  await expect(office.getByRole('list', { name: 'Assignments' })).toContainText('Meet at gate 2');

  // Another admin confirms just before this page's change arrives.
  await office.route('**/status', async (route) => {
    const { version } = bookingDetailResponse.parse(
      (await staff.call('GET', `/bookings/${booking.id}`)).body,
    );
    await staff.call('PATCH', `/bookings/${booking.id}/status`, { status: 'confirmed', version });
    await route.continue();
  });
  await office.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(office.getByText('Someone else has changed this booking in the meantime')).toBeVisible();

  await office.unroute('**/status');
  await office.getByRole('button', { name: 'Mark complete' }).click();
  await office.getByRole('button', { name: 'Skip payment' }).click();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('The booking is confirmed again.')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Mark complete' })).toBeVisible();
});

test('the emails of a booking are shown with their attempts and sent again [B8.33]', async ({ office }) => {
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  await office.goto(`/admin/bookings/${booking.id}`);
  const emails = office.getByRole('region', { name: 'Emails' });
  await expect(emails.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await emails
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  await expect(office.getByText('The email is on its way.')).toBeVisible();
  const attempts = emails
    .getByRole('listitem')
    .filter({ hasText: /: sent/ })
    .getByRole('listitem');
  await expect(attempts).toHaveCount(3, { timeout: 30_000 });
});

test('a booking that is opened by its reference number, as emails do, is deleted after a question [B5.3.14]', async ({
  office,
}) => {
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  await office.goto(`/admin/bookings/${booking.referenceNumber}`);
  await expect(office).toHaveURL(new RegExp(`/bookings/${booking.id}$`));
  await office.getByRole('button', { name: 'Delete booking' }).click();
  const question = office.getByRole('alertdialog', { name: `Delete ${booking.referenceNumber}?` });
  await question.getByRole('button', { name: 'Delete booking' }).click();
  await expect(office.getByText(`${booking.referenceNumber} is deleted.`)).toBeVisible();
  await expect(office).toHaveURL(/\/admin\/bookings$/);
  await office.goto(`/admin/bookings/${booking.id}`);
  await expect(office.getByText('This booking does not exist')).toBeVisible();
});
