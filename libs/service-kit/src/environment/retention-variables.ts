import { z } from 'zod';

const months = z.coerce.number().int().min(1).max(600);
const days = z.coerce.number().int().max(3_650);

/** Retention periods. Read by the service that purges older data, and by the gateway, whose public API states them. */
export const retentionVariables = {
  /** Months after the ride until personal data is removed from a booking. */
  BOOKING_RETENTION_MONTHS: months.default(24),
  /** Months after which only amount, kind and date of a transaction are retained. */
  TRANSACTION_RETENTION_MONTHS: months.default(84),
  /** Days after which messages of the contact form are removed. */
  CONTACT_MESSAGE_DAYS: days.min(30).default(365),
  /** Days after which sent and failed emails are removed from the delivery log. */
  EMAIL_LOG_DAYS: days.min(7).default(365),
} as const;
