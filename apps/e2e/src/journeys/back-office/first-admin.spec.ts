import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { daysAhead } from '../../days-ahead.ts';
import { addressedTo, emailsAbout } from '../../emails.ts';
import { siteUrl } from '../../product/addresses.ts';
import { firstAdmin as admin } from '../../staff.ts';
import { expect, test } from '../../browser/staff-test.ts';

// On the visitors' product, which has no admin yet: the staff's other journeys need one from the start.
test.use({ baseURL: async ({}, use) => use(siteUrl()) });

test('staff make the first account, sign in, confirm and complete a booking, and the customer gets emails about it [B2.1.1, B2.1.2, B2.1.4, B2.1.17, B2.1.18, B2.1.19, B2.2.2, B2.2.3, B2.4.3, B2.4.4, B4.1, B4.2, B4.3, B5.1.2, B8.1, B8.4]', async ({
  page,
}) => {
  // A day that no visitor's journey books, so that a vehicle is free.
  const request = bookingRequest(await readOffer(), { bookingDate: daysAhead(95) });
  const booking = await book(request);

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByRole('link', { name: 'Create an admin account' }).click();
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Email').fill(admin.email);
  await page
    .getByLabel('Password', { exact: true })
    .or(page.getByLabel(/^Password/))
    .first()
    .fill(admin.password);
  await page.getByLabel('Confirm password').fill('another street');
  await page.getByRole('button', { name: 'Create admin' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill(admin.password);
  await page.getByRole('button', { name: 'Create admin' }).click();
  await expect(page.getByText('Admin user created successfully! Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);

  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByText(
      'Invalid email or password. If this is your first time, you may need to create an admin account.',
    ),
  ).toBeVisible();
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome, Admin')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome, Admin')).toBeVisible();

  await page.goto('/admin/bookings');
  await page.getByRole('searchbox').fill(String(request.customerEmail));
  await page.getByRole('link', { name: booking.referenceNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.referenceNumber);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('The booking is confirmed.')).toBeVisible();
  const received = async () =>
    addressedTo(await emailsAbout(booking.referenceNumber), String(request.customerEmail)).length;
  // Wait for the confirmation: it is not sent if the booking is completed first.
  await expect.poll(received, { timeout: 45_000 }).toBe(2);
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await page.getByRole('button', { name: 'Skip payment' }).click();
  await expect(page.getByText('The booking is completed.')).toBeVisible();

  await expect.poll(received, { timeout: 45_000 }).toBe(3);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL(/\/admin\/login/);
});
