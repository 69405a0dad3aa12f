import { z } from 'zod';
import { bookingResponse } from '../bookings/booking.js';
import { pageOf, pageQuery } from '../http/page.js';
import { language } from '../language.js';
import { sendBookingEmailRequest } from './email-template.js';

/**
 * `waiting`: not written yet, for want of contact settings or an address. `queued`: with the worker. `willRetry`:
 * failed for the time being, tried again by itself. `sent`: taken by the mail server. `failed`: given up, until staff
 * resend. `skipped`: the status that it tells of was over before it could be sent.
 */
export const emailDeliveryStates = ['waiting', 'queued', 'willRetry', 'sent', 'failed', 'skipped'] as const;
export const emailDeliveryState = z.enum(emailDeliveryStates);
export type EmailDeliveryState = z.infer<typeof emailDeliveryState>;

export const emailOutcome = z.enum(['sent', 'willRetry', 'failed', 'skipped']);
export type EmailOutcome = z.infer<typeof emailOutcome>;

/** Whom a mail is for: the customer, staff, the company, who wrote through the contact form, or an admin's own test. */
export const emailRecipientRoles = ['customer', 'staff', 'company', 'sender', 'admin'] as const;
export const emailRecipientRole = z.enum(emailRecipientRoles);
export type EmailRecipientRole = z.infer<typeof emailRecipientRole>;

export const emailDeliveryResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    language,
    fullName: z.string(),
    recipientRole: emailRecipientRole,
    /** Null while the mail waits for an address. */
    to: z.string().nullable(),
    /** As the recipient reads it; null while the mail is not written. */
    subject: z.string().nullable(),
    state: emailDeliveryState,
    bookingId: z.uuid().nullable(),
    /** Of the booking that it is about. */
    referenceNumber: z.string().nullable(),
    contactMessageId: z.uuid().nullable(),
    /** Oldest first. */
    attempts: z.array(
      z.object({
        attempt: z.number().int(),
        outcome: emailOutcome,
        /** What the mail server answered, or the fault. */
        serverAnswer: z.string(),
        attemptedAt: z.iso.datetime(),
      }),
    ),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailDelivery' });
export type EmailDeliveryResponse = z.infer<typeof emailDeliveryResponse>;

/** Newest first. */
export const listEmailDeliveriesQuery = z.object({
  state: emailDeliveryState.optional(),
  bookingId: z.uuid('bookingId.invalid').optional(),
  ...pageQuery,
});
export type ListEmailDeliveriesQuery = z.infer<typeof listEmailDeliveriesQuery>;

export const emailDeliveryPage = pageOf(emailDeliveryResponse).meta({ id: 'EmailDeliveryPage' });
export type EmailDeliveryPage = z.infer<typeof emailDeliveryPage>;

/**
 * `afterAttempt` is the number of attempts that staff were looking at: pressed twice, the second one finds another
 * number, or a mail on its way, and changes nothing.
 */
export const resendEmailRequest = z
  .object({ afterAttempt: z.number('afterAttempt.required').int().min(0) })
  .meta({ id: 'ResendEmail' });
export type ResendEmailRequest = z.infer<typeof resendEmailRequest>;

/** What the gateway hands over: the booking beside what staff chose. */
export const sendBookingEmailCommand = z.object({
  idempotencyKey: z.string().nullable(),
  request: sendBookingEmailRequest,
  booking: bookingResponse,
});
export type SendBookingEmailCommand = z.infer<typeof sendBookingEmailCommand>;

export const emailQueueResponse = z
  .object({
    /** False while the job queue does not answer; its numbers are null then. */
    isReachable: z.boolean(),
    /** Jobs that wait for the worker, are in its hands, and wait for their next attempt. */
    jobs: z
      .object({ waiting: z.number().int(), active: z.number().int(), delayed: z.number().int() })
      .nullable(),
    /** By the delivery log, which knows of every mail whether the queue does or not. */
    deliveries: z.record(emailDeliveryState, z.number().int()),
    /** Since when the oldest unsent mail waits. */
    oldestUnsentSince: z.iso.datetime().nullable(),
    /** Why the youngest of the mails that wait for another attempt does: the mail server's answer, or the fault. */
    lastRefusal: z.string().nullable().default(null),
  })
  .meta({ id: 'EmailQueue' });
export type EmailQueueResponse = z.infer<typeof emailQueueResponse>;
