import { z } from 'zod';
import { bookingResponse } from '../bookings/booking.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { shownValue } from '../http/shown-value.js';
import { language } from '../language.js';
import { sendBookingEmailRequest } from './email-template.js';

/**
 * `waiting`: not written yet, for want of contact settings or an address. `queued`: with the worker. `willRetry`:
 * failed temporarily, retried automatically. `sent`: taken by the mail server. `failed`: given up, until staff
 * resend. `skipped`: the status that it reports had changed before it could be sent.
 */
export const emailDeliveryStates = ['waiting', 'queued', 'willRetry', 'sent', 'failed', 'skipped'] as const;
export const emailDeliveryState = z.enum(emailDeliveryStates);
export type EmailDeliveryState = z.infer<typeof emailDeliveryState>;

const emailOutcomes = ['sent', 'willRetry', 'failed', 'skipped'] as const;
export type EmailOutcome = (typeof emailOutcomes)[number];

/**
 * The recipient of an email: the customer, staff, the company, who wrote through the contact form, an admin's own test, or
 * the ride's driver. Responses name the last one `staff` while readers of the release before may get them.
 */
const emailRecipientRoles = ['customer', 'staff', 'company', 'sender', 'admin', 'driver'] as const;
export type EmailRecipientRole = (typeof emailRecipientRoles)[number];

export const emailDeliveryResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    language,
    fullName: z.string(),
    recipientRole: shownValue(emailRecipientRoles),
    /** Null while the email waits for an address. */
    to: z.string().nullable(),
    /** As the recipient reads it; null while the email is not written. */
    subject: z.string().nullable(),
    state: shownValue(emailDeliveryStates),
    bookingId: z.uuid().nullable(),
    /** Of the booking that it is about. */
    referenceNumber: z.string().nullable(),
    contactMessageId: z.uuid().nullable(),
    /** Oldest first. */
    attempts: z.array(
      z.object({
        attempt: z.number().int(),
        outcome: shownValue(emailOutcomes),
        /** The mail server's response, or the error. */
        serverAnswer: z.string(),
        attemptedAt: z.iso.datetime(),
      }),
    ),
    /** It leaves no earlier, since staff may still undo what it reports. */
    notBefore: z.iso.datetime().nullable().default(null),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailDelivery' });
export type EmailDeliveryResponse = z.infer<typeof emailDeliveryResponse>;

/** Newest first. */
export const listEmailDeliveriesQuery = z.object({
  state: emailDeliveryState.optional(),
  bookingId: idInput('bookingId.invalid').optional(),
  ...pageQuery,
});
export type ListEmailDeliveriesQuery = z.infer<typeof listEmailDeliveriesQuery>;

export const emailDeliveryPage = pageOf(emailDeliveryResponse).meta({ id: 'EmailDeliveryPage' });
export type EmailDeliveryPage = z.infer<typeof emailDeliveryPage>;

/**
 * `afterAttempt` is the number of attempts that staff were looking at: pressed twice, the second one finds another
 * number, or an email on its way, and changes nothing.
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

/** Properties rather than a record, which would fail for the state of a later release. */
const numberByState = Object.fromEntries(
  emailDeliveryStates.map((state) => [state, z.number().int()]),
) as Record<EmailDeliveryState, z.ZodNumber>;

export const emailQueueResponse = z
  .object({
    /** False while the job queue does not respond; its numbers are null then. */
    isReachable: z.boolean(),
    /** Jobs that wait for the worker, are in its hands, and wait for their next attempt. */
    jobs: z
      .object({ waiting: z.number().int(), active: z.number().int(), delayed: z.number().int() })
      .nullable(),
    /** By the delivery log, which knows of every email whether the queue does or not. */
    deliveries: z.object(numberByState),
    /** Since when the oldest unsent email waits. */
    oldestUnsentSince: z.iso.datetime().nullable(),
    /** The last error among the emails that wait for another attempt: the mail server's response, or the error. */
    lastRefusal: z.string().nullable().default(null),
  })
  .meta({ id: 'EmailQueue' });
export type EmailQueueResponse = z.infer<typeof emailQueueResponse>;
