import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { daysAhead } from '../days-ahead.ts';
import { readOffer, someCustomer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/staff-test.ts';
import { staffMailboxUrl, staffSiteUrl } from '../product/addresses.ts';

const demoCars: readonly string[] = Object.values(demoContentIds.cars);

/** Returns the first line of a calendar file with this property name. */
const lineOf = (calendar: string, name: string) =>
  calendar.split('\r\n').find((line) => line.startsWith(`${name}:`)) ?? '';

/** Downloads the calendar files of the rides on the success page, in order. */
async function saveCalendars(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button', { name: 'Add to calendar' }).all();
  const files: string[] = [];
  for (const button of buttons) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    files.push(await readFile(await download.path(), 'utf8'));
  }
  return files;
}

test('a visitor books a transfer there and back: each ride has its number, email and calendar entry, which its confirmation updates [II-27, III-27]', async ({
  page,
  staff,
}) => {
  const { prices } = await readOffer(staffSiteUrl());
  const price = prices.find(
    ({ carId, service }) => demoCars.includes(carId) && service?.serviceType === 'airport_transfer',
  );
  const { customerName, customerEmail, customerPhone } = someCustomer();

  await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
  const wizard = new BookingWizard(page);
  await wizard.openDetails();
  await page.getByRole('radio', { name: 'From the airport' }).check();
  // Without times, so that no other test's rides are in the way.
  await wizard.fillDetails({
    date: daysAhead(273),
    flight: 'J2 8002',
    dropoff: 'Nizami Street 10',
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
  });
  await page.getByRole('checkbox', { name: 'I also need a ride back' }).check();
  const rideBack = page.getByRole('group', { name: 'Ride back' });
  await expect(rideBack.getByLabel('Pickup location')).toHaveValue('Nizami Street 10');
  await rideBack.getByLabel('Booking date').fill(daysAhead(277));
  await wizard.nextButton.click();
  await expect(rideBack.getByLabel('Flight number')).toBeFocused();
  await rideBack.getByLabel('Flight number').fill('J2 8001');
  await wizard.nextButton.click();
  await expect(wizard.confirmButton).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ride back' })).toBeVisible();
  const there = await wizard.confirm();
  const back = (await page.getByTestId('return-reference-number').textContent()) ?? '';
  await page.reload();
  await expect(page.getByTestId('return-reference-number')).toHaveText(back);
  await expect(page.getByRole('region', { name: 'The ride back' })).toContainText('J2 8001');

  const saved = await saveCalendars(page);
  expect(saved.map((file) => lineOf(file, 'STATUS'))).toEqual(['STATUS:TENTATIVE', 'STATUS:TENTATIVE']);

  const mailbox = staffMailboxUrl();
  const emails = await Promise.all(
    [there, back].map((reference) => waitForEmailsAbout(reference, 2, { mailbox })),
  );
  const [ofThere, ofBack] = emails.map((both) => addressedTo(both, customerEmail));
  expect(ofThere?.[0]?.html).toContain('J2 8002');
  expect(ofBack?.[0]?.html).toContain('J2 8001');
  expect([ofThere?.length, ofBack?.length]).toEqual([1, 1]);

  const ids = saved.map((file) => lineOf(file, 'UID').slice('UID:'.length).split('@')[0]);
  for (const [index, id] of ids.entries()) {
    const { version } = bookingDetailResponse.parse((await staff.call('GET', `/bookings/${id}`)).body);
    const confirmed = await staff.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version });
    expect(confirmed.status).toBe(200);
    // The ride page offers the same file as the emails.
    const token = /\/ride#([\w-]{32})/.exec([ofThere, ofBack][index]?.[0]?.text ?? '')?.[1];
    const headers = { authorization: `Link ${token}` };
    const response = await fetch(`${staffSiteUrl()}/api/ride/calendar.ics?language=en`, { headers });
    const entry = await response.text();
    expect(lineOf(entry, 'UID')).toBe(lineOf(saved[index] ?? '', 'UID'));
    expect(lineOf(entry, 'STATUS')).toBe('STATUS:CONFIRMED');
    const sequences = [saved[index] ?? '', entry].map((file) => Number(lineOf(file, 'SEQUENCE').slice(9)));
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? Infinity);
  }
  const confirmations = await Promise.all(
    [there, back].map((reference) => waitForEmailsAbout(reference, 3, { mailbox })),
  );
  for (const sent of confirmations) {
    const [received, confirmation] = addressedTo(sent, customerEmail);
    expect(received?.attachments).toEqual([]);
    expect(confirmation?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
  }
});
