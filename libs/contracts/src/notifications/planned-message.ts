import { z } from 'zod';
import { tolerantEnum } from '../http/tolerant-enum.js';

/** Paths of the notifications service for planned emails of a booking. */
export const plannedMessagePaths = {
  collection: '/bookings/:id/planned-messages',
  record: '/bookings/:id/planned-messages/:messageId',
  send: '/bookings/:id/planned-messages/:messageId/send',
} as const;

/** Recipients of planned emails. */
export const plannedMessageRecipients = ['customer', 'driver'] as const;

/** `sent`: it is in the delivery log. `dropped`: by staff. `late`: it was too late. `changed`, `cancelled`: the ride was. */
export const plannedMessageOutcomes = ['sent', 'dropped', 'late', 'changed', 'cancelled'] as const;

/** An email of a booking that is planned, or was planned and has an outcome. */
export const plannedMessageResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    recipient: tolerantEnum(plannedMessageRecipients),
    /** Name of the driver who gets it. */
    driverName: z.string().nullable(),
    dueAt: z.iso.datetime(),
    /** Null while it is planned. */
    outcome: tolerantEnum(plannedMessageOutcomes).nullable(),
  })
  .meta({ id: 'PlannedMessage' });
export type PlannedMessageResponse = z.infer<typeof plannedMessageResponse>;
