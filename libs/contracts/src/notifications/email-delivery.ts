import { z } from 'zod';
import { bookingResponse } from '../bookings/booking.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { tolerantEnum } from '../http/tolerant-enum.js';
import { language } from '../languages/language.js';
import { sendBookingEmailRequest } from './email-template.js';

/**
 * `waiting`: not rendered yet, because contact settings or an address are missing. `queued`: waits for the worker. `willRetry`:
 * failed temporarily, retried automatically. `sent`: accepted by the mail server. `failed`: given up, until staff resend it.
 * `skipped`: the status that it reports changed before it was sent.
 */
export const emailDeliveryStates = ['waiting', 'queued', 'willRetry', 'sent', 'failed', 'skipped'] as const;
export const emailDeliveryState = z.enum(emailDeliveryStates);
export type EmailDeliveryState = z.infer<typeof emailDeliveryState>;

const emailOutcomes = ['sent', 'willRetry', 'failed', 'skipped'] as const;
export type EmailOutcome = (typeof emailOutcomes)[number];

/**
 * The recipient of an email: the customer, staff, the company, the sender of a contact message, an admin's own test, or the
 * ride's driver. Responses replace `driver` by `staff` while clients of the previous release may read them.
 */
const emailRecipientRoles = ['customer', 'staff', 'company', 'sender', 'admin', 'driver'] as const;
export type EmailRecipientRole = (typeof emailRecipientRoles)[number];

export const emailDeliveryResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    language,
    fullName: z.string(),
    recipientRole: tolerantEnum(emailRecipientRoles),
    /** Null while the email waits for an address. */
    to: z.string().nullable(),
    /** The rendered subject; null while the email is not rendered. */
    subject: z.string().nullable(),
    state: tolerantEnum(emailDeliveryStates),
    bookingId: z.uuid().nullable(),
    /** Reference number of the email's booking. */
    referenceNumber: z.string().nullable(),
    contactMessageId: z.uuid().nullable(),
    /** Oldest first. */
    attempts: z.array(
      z.object({
        attempt: z.number().int(),
        outcome: tolerantEnum(emailOutcomes),
        /** The mail server's response, or the error. */
        serverAnswer: z.string(),
        attemptedAt: z.iso.datetime(),
      }),
    ),
    /** The email is not sent before, because staff may still undo the change that it reports. */
    notBefore: z.iso.datetime().nullable().default(null),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailDelivery' });
export type EmailDeliveryResponse = z.infer<typeof emailDeliveryResponse>;

/** Lists emails, newest first. */
export const listEmailDeliveriesQuery = z.object({
  state: emailDeliveryState.optional(),
  bookingId: idInput('bookingId.invalid').optional(),
  ...pageQuery,
});
export type ListEmailDeliveriesQuery = z.infer<typeof listEmailDeliveriesQuery>;

export const emailDeliveryPage = pageOf(emailDeliveryResponse).meta({ id: 'EmailDeliveryPage' });
export type EmailDeliveryPage = z.infer<typeof emailDeliveryPage>;

/**
 * Resends an email. `afterAttempt` is the number of attempts that staff saw: if the button is pressed twice, the second request
 * finds another number, or an email in flight, and is a no-op.
 */
export const resendEmailRequest = z
  .object({ afterAttempt: z.number('afterAttempt.required').int().min(0) })
  .meta({ id: 'ResendEmail' });
export type ResendEmailRequest = z.infer<typeof resendEmailRequest>;

/** The gateway's command: staff's choice with the booking. */
export const sendBookingEmailCommand = z.object({
  idempotencyKey: z.string().nullable(),
  request: sendBookingEmailRequest,
  booking: bookingResponse,
});
export type SendBookingEmailCommand = z.infer<typeof sendBookingEmailCommand>;

/** An object schema, not `z.record`, which would reject a state of a later release. */
const numberByState = Object.fromEntries(
  emailDeliveryStates.map((state) => [state, z.number().int()]),
) as Record<EmailDeliveryState, z.ZodNumber>;

export const emailQueueResponse = z
  .object({
    /** False while the job queue does not respond; `jobs` is null then. */
    isReachable: z.boolean(),
    /** Jobs that wait for the worker, are in flight, and wait for their next attempt. */
    jobs: z
      .object({ waiting: z.number().int(), active: z.number().int(), delayed: z.number().int() })
      .nullable(),
    /** Numbers by state from the delivery log, which has every email even if the queue has lost it. */
    deliveries: z.object(numberByState),
    /** Since when the oldest unsent email has been waiting. */
    oldestUnsentSince: z.iso.datetime().nullable(),
    /** The last error of the emails that wait for another attempt: the mail server's response, or the error. */
    lastRefusal: z.string().nullable().default(null),
  })
  .meta({ id: 'EmailQueue' });
export type EmailQueueResponse = z.infer<typeof emailQueueResponse>;
