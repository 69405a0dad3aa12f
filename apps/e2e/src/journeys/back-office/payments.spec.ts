import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('a payment is taken on a booking, and returned when it is cancelled [I-39]', async ({ office }) => {
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  await office.goto(`/admin/bookings/${booking.id}`);
  const payments = office.getByRole('region', { name: 'Payment' });
  await expect(payments.getByText('Unpaid')).toBeVisible();
  await payments.getByRole('button', { name: 'Payment received' }).click();
  const form = office.getByRole('dialog', { name: 'Payment received' });
  await form.getByLabel('Payment method').fill('Cash');
  await form.getByRole('button', { name: 'Save payment' }).click();
  await expect(payments.getByText('Paid', { exact: true })).toBeVisible();

  await office.getByRole('button', { name: 'Cancel booking' }).click();
  const question = office.getByRole('alertdialog');
  await question.getByRole('radio', { name: 'Returned to the customer' }).check();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(payments.getByText('Nothing due')).toBeVisible();
});
