import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
  type EmailDeliveryResponse,
} from '@chauffeur/contracts/notifications/email-delivery';
import { emailTemplateResponse } from '@chauffeur/contracts/notifications/email-template';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { emailsAbout } from '../emails.ts';
import { staffMailboxUrl, staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

let staff: Staff;

test.beforeEach(async () => {
  staff = await signIn(staffSiteUrl(), firstAdmin);
});

const received = z.array(
  z.object({
    subject: z.string(),
    messageId: z.string(),
    to: z.array(z.object({ address: z.string() })),
    attachments: z.array(z.object({ filename: z.string(), mimeType: z.string() })),
  }),
);

/** Returns the emails in the mailbox whose subject contains these words. */
async function emailsNamed(words: string) {
  const emails = received.parse(await (await fetch(`${staffMailboxUrl()}/email`)).json());
  return emails.filter(({ subject }) => subject.includes(words));
}

const eventually = expect.configure({ timeout: 45_000 });

async function someBooking(): Promise<BookingResponse> {
  return book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
}

async function emailsOf({ id }: BookingResponse): Promise<EmailDeliveryResponse[]> {
  const { status, body } = await staff.call('GET', `/bookings/${id}/emails`);
  expect(status).toBe(200);
  return emailDeliveryResponse.array().parse(body);
}

test('staff see the emails of a booking, its confirmation brings the ride to the calendar, and is sent again [P4.21]', async () => {
  test.setTimeout(120_000);
  const booking = await someBooking();
  await staff.call('PATCH', `/bookings/${booking.id}/status`, {
    status: 'confirmed',
    version: booking.version,
  });
  await eventually
    .poll(async () => (await emailsOf(booking)).map(({ state }) => state))
    .toEqual(['sent', 'sent', 'sent']);
  const confirmationOf = async () =>
    (await emailsOf(booking)).find(({ templateName }) => templateName === 'booking_confirmation');
  const confirmation = await confirmationOf();
  expect(confirmation).toMatchObject({
    templateName: 'booking_confirmation',
    to: booking.customerEmail,
    subject: expect.stringContaining(booking.referenceNumber),
    attempts: [{ attempt: 1, outcome: 'sent' }],
  });
  const confirmations = () => emailsNamed(confirmation?.subject ?? '');
  const [email] = await confirmations();
  expect(email?.attachments).toEqual([
    { filename: `${booking.referenceNumber}.ics`, mimeType: 'text/calendar' },
  ]);

  // Pressed twice at the same time.
  const press = () => staff.call('POST', `/email-deliveries/${confirmation?.id}/resend`, { afterAttempt: 1 });
  const responses = await Promise.all([press(), press()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  await eventually.poll(async () => (await confirmationOf())?.attempts.length).toBe(2);
  const ids = (await confirmations()).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('staff write a custom template, send themselves a test and send it to a customer [B1.4, B3.20]', async () => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  const template = {
    templateName: 'flight_delayed',
    language: 'en',
    description: 'When a flight is late',
    subjectTemplate: `Your flight is late (${mark})`,
    htmlTemplate: `<p>Dear {{customer_name}}, your driver waits. {{reference_number}}</p>${'<!-- long -->'.repeat(9_000)}`,
  };
  const invalid = { ...template, htmlTemplate: '<p>{{customer}}</p>' };
  expect((await staff.call('POST', '/email-templates', invalid)).body).toMatchObject({
    code: 'request.invalid',
    errors: [{ code: 'htmlTemplate.unknownVariable', params: { name: 'customer', line: 1, column: 6 } }],
  });
  const created = await staff.call('POST', '/email-templates', template);
  expect(emailTemplateResponse.parse(created.body)).toMatchObject({ isBuiltIn: false, isActive: true });
  const preview = await staff.call('POST', '/email-templates/preview', template);
  expect(preview.body).toMatchObject({ html: expect.stringContaining('Dear Emily Carter') });

  await staff.call('POST', '/email-templates/test', template);
  await eventually
    .poll(async () => (await emailsNamed(mark)).map(({ to }) => to[0]?.address))
    .toEqual([firstAdmin.email]);

  const booking = await someBooking();
  const sent = await staff.call('POST', `/bookings/${booking.id}/emails`, { templateName: 'flight_delayed' });
  expect(sent.status).toBe(201);
  await eventually
    .poll(async () =>
      (await emailsAbout(booking.referenceNumber, staffMailboxUrl())).map(({ subject }) => subject),
    )
    .toContain(template.subjectTemplate);
});

test('staff see what waits, what failed, and what visitors wrote', async () => {
  const failed = await staff.call('GET', '/email-deliveries?state=failed');
  expect(emailDeliveryPage.parse(failed.body).items.filter(({ state }) => state !== 'failed')).toEqual([]);
  const queue = emailQueueResponse.parse((await staff.call('GET', '/email-queue')).body);
  expect(queue.isReachable).toBe(true);
  const message = {
    name: 'Emily',
    email: 'emily@example.com',
    message: `Could a driver wait? ${randomUUID()}`,
  };
  await fetch(`${staffSiteUrl()}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect((await staff.call('GET', '/contact-messages')).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining(message)]),
  });
});
