import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { book, bookingRequest, readOffer, someCustomer } from '../../booking-request.ts';
import { addressedTo, emailsAbout } from '../../emails.ts';
import { staffMailboxUrl, staffSiteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('a permanently rejected email is shown everywhere, sent again and delivered [B4.8, P4.21]', async ({
  office,
  staff,
}) => {
  const mailbox = staffMailboxUrl();
  const customer = someCustomer('Rejected Guest');
  const rejection = `${mailbox}/refused-addresses/${encodeURIComponent(customer.customerEmail)}`;
  await fetch(rejection, { method: 'PUT' });
  const booking = await book(bookingRequest(await readOffer(staffSiteUrl()), customer), {}, staffSiteUrl());
  const arrived = async () =>
    addressedTo(await emailsAbout(booking.referenceNumber, mailbox), customer.customerEmail);
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
  const failed = emails.getByRole('listitem').filter({ hasText: customer.customerEmail });
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
  await failed.getByText("Mail server's response").first().click();
  await expect(failed.getByText(/550 5\.1\.1 no such mailbox here/)).toBeVisible();

  await office.goto('/admin');
  await alert.getByRole('link', { name: 'Email queue' }).click();
  const row = office.getByRole('row').filter({ hasText: booking.referenceNumber });
  await expect(row).toContainText('550 5.1.1 no such mailbox here');
  await expect(row).toContainText('1 attempt');
  expect(await arrived()).toEqual([]);
  await fetch(rejection, { method: 'DELETE' });
  await row.getByRole('button', { name: /^Retry/ }).click();
  await expect(office.getByText('The email is on its way.')).toBeVisible();
  await expect.poll(async () => (await arrived()).length).toBe(1);

  await office.goto(`/admin/bookings/${booking.id}`);
  await expect(failed.getByText('Sent', { exact: true })).toBeVisible();
  await expect(failed.getByRole('listitem')).toHaveCount(2);
});

test('a visitor’s message is read and replied to in the messages screen, and both sides get an email [P4.25]', async ({
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
  await expect.poll(async () => (await emailsAbout(name, staffMailboxUrl())).length).toBe(2);
  const emails = await emailsAbout(name, staffMailboxUrl());
  expect(addressedTo(emails, email)).toHaveLength(1);
});
