import type { BookingHistoryEntry } from '@chauffeur/contracts/bookings/booking';
import type { BookingChangeResponse } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { RideStep } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';

/** What happened to a booking at one moment: a status, changes, a step of its driver, a payment or an email. */
export type TimelineEntry = { readonly id: string; readonly at: string } & (
  | { readonly status: BookingHistoryEntry }
  | { readonly change: BookingChangeResponse }
  | { readonly step: RideStep }
  | { readonly payment: TransactionResponse }
  | { readonly email: EmailDeliveryResponse }
);

interface Happened {
  readonly statuses: readonly BookingHistoryEntry[];
  readonly changes: readonly BookingChangeResponse[];
  /** Whether earlier changes exist that are not fetched yet. */
  readonly hasEarlier: boolean;
  readonly steps: readonly RideStep[];
  readonly payments: readonly TransactionResponse[];
  readonly emails: readonly EmailDeliveryResponse[];
}

/** Merges all entries, newest first. Omits those older than the last fetched change while earlier changes are missing. */
export function timelineOf(happened: Happened): TimelineEntry[] {
  const { statuses, changes, hasEarlier, steps, payments, emails } = happened;
  const oldest = hasEarlier ? (changes.at(-1)?.changedAt ?? '') : '';
  const entries: TimelineEntry[] = [
    ...statuses.map((status) => ({ id: status.id, at: status.changedAt, status })),
    ...changes.map((change) => ({ id: change.id, at: change.changedAt, change })),
    ...steps.map((step) => ({ id: step.id, at: step.happenedAt, step })),
    ...payments.map((payment) => ({ id: payment.id, at: payment.createdAt, payment })),
    ...emails.map((email) => ({ id: email.id, at: email.sentAt ?? email.createdAt, email })),
  ];
  return entries.filter(({ at }) => at >= oldest).toSorted((one, other) => other.at.localeCompare(one.at));
}
