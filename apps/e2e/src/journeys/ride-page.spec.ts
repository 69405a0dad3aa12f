import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';
import { daysAhead } from '../days-ahead.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';

test('a customer opens the ride by the link of the email, moves it, saves its voucher, cancels it, books again, and the link is in no email to staff [III-1, III-10]', async ({
  page,
}) => {
  const booking = await book(bookingRequest(await readOffer(), { bookingDate: daysAhead(171) }));
  const { customerEmail, referenceNumber } = booking;
  const emails = await waitForEmailsAbout(referenceNumber, 2);
  const [email] = addressedTo(emails, customerEmail);
  const link = /http\S+\/ride#[\w-]{32}/.exec(email?.text ?? '')?.[0] ?? '';
  const others = emails.filter((other) => other !== email);
  expect(others.map(({ text, html }) => `${text} ${html}`).join(' ')).not.toMatch(/\/ride#[\w-]{32}/);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'We have your request' })).toBeVisible();
  await expect(page.getByTestId('reference-number')).toHaveText(referenceNumber);
  // The token is removed from the URL, and a reload still works.
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'Change the trip' }).click();
  await page.getByLabel('Preferred time').fill('16:45');
  await page.getByRole('button', { name: 'Show the new price' }).click();
  await expect(page.getByText('The price stays')).toBeVisible();
  await page.getByRole('button', { name: 'Change the ride' }).click();
  await expect(page.getByText('Your change has been saved.')).toBeVisible();
  await expect(page.getByText(/16:45 \(Baku\stime\)$/)).toBeVisible();
  const [voucher] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Voucher (PDF)' }).click(),
  ]);
  expect(voucher.suggestedFilename()).toBe(`${referenceNumber}.pdf`);
  await page.getByRole('button', { name: 'Cancel the ride' }).click();
  await expect(page.getByText('Cancelling costs nothing now.')).toBeVisible();
  await page.getByLabel('Why? (optional)').selectOption('My plans have changed');
  await page.getByRole('button', { name: 'Yes, cancel the ride' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This ride is cancelled' })).toBeFocused();
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(page.getByLabel('Pickup location')).toHaveValue(booking.pickupLocation);
  await expect(page.getByLabel('Date')).toHaveValue('');
  await expect(page.getByRole('main')).toContainText(booking.carName);
  expect(new URL(page.url()).search).toBe('?step=details');
  const wizard = new BookingWizard(page);
  const { customerName: name, customerPhone: phone } = booking;
  await wizard.fillDetails({ date: daysAhead(172), time: '11:15', name, phone, email: customerEmail });
  await wizard.nextButton.click();
  expect(await wizard.confirm()).not.toBe(referenceNumber);
});
