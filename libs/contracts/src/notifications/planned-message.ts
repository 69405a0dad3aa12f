import { z } from 'zod';
import { shownValue } from '../http/shown-value.js';

/** Paths of the notifications service for the emails of a booking that are planned for later. */
export const plannedMessagePaths = {
  collection: '/bookings/:id/planned-messages',
  record: '/bookings/:id/planned-messages/:messageId',
  send: '/bookings/:id/planned-messages/:messageId/send',
} as const;

/** `customer` and `driver` are who gets it. */
export const plannedMessageRecipients = ['customer', 'driver'] as const;

/** How one ended: the ride was changed or cancelled, staff dropped it, it was too late, or it is in the log of emails. */
export const plannedMessageOutcomes = ['sent', 'dropped', 'late', 'changed', 'cancelled'] as const;

/** An email of a booking that is planned, or was until something came between. */
export const plannedMessageResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    recipient: shownValue(plannedMessageRecipients),
    /** The name of the driver whom it goes to. */
    driverName: z.string().nullable(),
    dueAt: z.iso.datetime(),
    /** Null while it is planned. */
    outcome: shownValue(plannedMessageOutcomes).nullable(),
  })
  .meta({ id: 'PlannedMessage' });
export type PlannedMessageResponse = z.infer<typeof plannedMessageResponse>;
