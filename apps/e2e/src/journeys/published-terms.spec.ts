import { bookingRulesResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { bookingRequest, readOffer, someCustomer } from '../booking-request.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/staff-test.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { daysAhead } from '../days-ahead.ts';
import { staffMailboxUrl, staffSiteUrl } from '../product/addresses.ts';

/** Formats a day as the site does: `4 December`. */
const dayText = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

test('the terms of a ride stand in the panel, beside Confirm, on the success page and in the email, and follow the rules [II-15]', async ({
  page,
  staff,
}) => {
  const { carId, serviceId } = bookingRequest(await readOffer(staffSiteUrl()));
  const { customerName, customerEmail, customerPhone } = someCustomer();
  const rules = bookingRulesResponse.parse((await staff.call('GET', '/booking-rules')).body);
  expect([rules.freeCancelHours, rules.lateCancelPercent]).toEqual([24, 50]);
  const until = `Free cancellation until ${dayText(daysAhead(260))}, 14:30`;

  const wizard = new BookingWizard(page);
  await page.goto(`/booking?carId=${carId}&serviceId=${serviceId}`);
  await wizard.openDetails();
  await wizard.fillDetails({
    date: daysAhead(261),
    time: '14:30',
    pickup: 'Hilton Baku',
    dropoff: 'Old City, Double Gates',
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
  });
  const main = page.getByRole('main');
  await expect(main.getByText(until)).toBeVisible();

  const save = async (freeCancelHours: number) => {
    const { version } = bookingRulesResponse.parse((await staff.call('GET', '/booking-rules')).body);
    const saved = await staff.call('PUT', '/booking-rules', { ...rules, freeCancelHours, version });
    expect(saved.status).toBe(200);
  };
  await save(12);
  try {
    await expect(async () => {
      await page.reload();
      const sameDay = main.getByText(`Free cancellation until ${dayText(daysAhead(261))}, 02:30`);
      await expect(sameDay).toBeVisible({ timeout: 10_000 });
    }).toPass();
  } finally {
    await save(24);
  }
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(until)).toBeVisible({ timeout: 10_000 });
  }).toPass();

  await wizard.nextButton.click();
  await expect(wizard.confirmButton).toBeVisible();
  // In the panel on a wide screen, next to Confirm on a narrow one.
  await expect(main.getByText(until).filter({ visible: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByText(until).filter({ visible: true })).toBeVisible();
  const reference = await wizard.confirm();
  await expect(main.getByText(until)).toBeVisible();
  const emails = await waitForEmailsAbout(reference, 2, { mailbox: staffMailboxUrl() });
  const received = addressedTo(emails, customerEmail)[0]?.html;
  expect(received).toContain(until);
  expect(received).toContain('Free waiting at the pickup: 15 minutes.');
});
