import { emailDeliveryResponse } from '@chauffeur/contracts';
import { book, bookingRequest, readOffer, someCustomer } from '../booking-request.ts';
import { addressedTo, mailsAbout } from '../mails.ts';
import { staffMailboxUrl, staffSiteUrl } from '../product/addresses.ts';
import { expect, test } from './staff-test.ts';

test('a mail that was refused for good is seen everywhere, sent again and arrives', async ({
  office,
  staff,
}) => {
  const mailbox = staffMailboxUrl();
  const customer = someCustomer('Refused Guest');
  const refusal = `${mailbox}/refused-addresses/${encodeURIComponent(customer.customerEmail)}`;
  await fetch(refusal, { method: 'PUT' });
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl()), customer), {}, staffSiteUrl());
  const arrived = async () =>
    addressedTo(await mailsAbout(booking.referenceNumber, mailbox), customer.customerEmail);
  await expect
    .poll(async () => {
      const { body } = await staff.call('GET', `/bookings/${booking.id}/emails`);
      const toCustomer = emailDeliveryResponse
        .array()
        .parse(body)
        .find(({ recipientRole }) => recipientRole === 'customer');
      return toCustomer?.state;
    })
    .toBe('failed');

  await office.goto('/admin');
  const alert = office.getByRole('alert').filter({ hasText: 'could not be sent' });
  await alert.getByRole('link', { name: booking.referenceNumber }).click();
  const emails = office.getByRole('region', { name: 'Emails' });
  const refused = emails.getByRole('listitem').filter({ hasText: customer.customerEmail });
  await expect(refused.getByText('Failed', { exact: true })).toBeVisible();
  await expect(refused.getByText(/550 5\.1\.1 no such mailbox here/)).toBeVisible();

  await office.goto('/admin');
  await alert.getByRole('link', { name: 'Mail queue' }).click();
  const row = office.getByRole('row').filter({ hasText: booking.referenceNumber });
  await expect(row).toContainText('550 5.1.1 no such mailbox here');
  await expect(row).toContainText('1 attempt');
  expect(await arrived()).toEqual([]);
  await fetch(refusal, { method: 'DELETE' });
  await row.getByRole('button', { name: /^Retry/ }).click();
  await expect(office.getByText('The email is on its way.')).toBeVisible();
  await expect.poll(async () => (await arrived()).length).toBe(1);

  await office.goto(`/admin/bookings/${booking.id}`);
  await expect(refused.getByText('Sent', { exact: true })).toBeVisible();
  await expect(refused.getByRole('listitem')).toHaveCount(2);
});

test('what a visitor wrote is read and answered in the messages screen, and both sides get a mail', async ({
  office,
}) => {
  const { customerName: name, customerEmail: email } = someCustomer(`Visitor ${Date.now()}`);
  const words = 'Could a driver wait for us\nat gate 2?';
  await office.goto('/contact', { waitUntil: 'networkidle' });
  await office.getByLabel('Full name').fill(name);
  await office.getByLabel('Email').fill(email);
  await office.getByLabel('Message').fill(words);
  await office.getByRole('button', { name: 'Send Message' }).click();
  await expect(office.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible();

  await office.goto('/admin/messages');
  const row = office.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Could a driver wait for us');
  await expect(row.getByRole('link', { name: `Reply to ${name}` })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}\\?`),
  );
  await expect.poll(async () => (await mailsAbout(name, staffMailboxUrl())).length).toBe(2);
  const mails = await mailsAbout(name, staffMailboxUrl());
  expect(addressedTo(mails, email)).toHaveLength(1);
});
