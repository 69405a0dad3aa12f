import type { AcceptedEmail } from '../load/fault-mail-server.ts';

export interface StoredBooking {
  readonly id: string;
  readonly customer: string;
  readonly isManual: boolean;
}

export interface LoggedDelivery {
  readonly id: string;
  readonly bookingId: string;
  readonly recipientRole: string;
  readonly status: string;
}

/** Number of emails that arrived too seldom, as often as expected, and too often. */
export interface Arrivals {
  never: number;
  once: number;
  more: number;
}

export type Tally = ReturnType<typeof tallyEmails>;

/** Compares bookings with emails and log: one email each to staff and, unless `customerEmails` differs, the customer. */
export function tallyEmails(
  stored: readonly StoredBooking[],
  emails: readonly AcceptedEmail[],
  deliveries: readonly LoggedDelivery[],
  customerEmails: ReadonlyMap<string, number> = new Map(),
) {
  const keyOf = (customer: string, role: string) => `${role} ${customer}`;
  const arrived = Map.groupBy(emails, ({ customer, recipient }) =>
    keyOf(customer, recipient === customer ? 'customer' : 'staff'),
  );
  const logged = Map.groupBy(deliveries, ({ bookingId, recipientRole }) => keyOf(bookingId, recipientRole));
  const tally = {
    customer: noArrivals(),
    staff: noArrivals(),
    /** Copies of an email with different Message-IDs, which mail programs don't recognise as copies. */
    unrecognisableCopies: 0,
    /** Emails whose logged state does not match their arrival. */
    logMismatches: 0,
  };
  /** Logged deliveries of the accepted bookings, by state. */
  const log: Record<string, number> = {};
  for (const { id, customer, isManual } of stored) {
    if (isManual) continue;
    for (const role of ['customer', 'staff'] as const) {
      const copies = arrived.get(keyOf(customer, role)) ?? [];
      arrived.delete(keyOf(customer, role));
      const wanted = role === 'customer' ? (customerEmails.get(id) ?? 1) : 1;
      const ids = new Set(copies.map(({ messageId }) => messageId));
      tally[role][ids.size < wanted ? 'never' : copies.length > wanted ? 'more' : 'once'] += 1;
      if (ids.size > wanted) tally.unrecognisableCopies += 1;
      const known = logged.get(keyOf(id, role)) ?? [];
      const states = known.length > 0 ? known.map(({ status }) => status) : ['unknown'];
      for (const state of states) log[state] = (log[state] ?? 0) + 1;
      const matchesLog = known.every(
        (delivery) => (delivery.status === 'sent') === isAmong(copies, delivery),
      );
      const hasOwnIds = copies.every((copy) => known.some((delivery) => isAmong([copy], delivery)));
      if (!matchesLog || !hasOwnIds) tally.logMismatches += 1;
    }
  }
  // What is left in `arrived` is of no accepted booking.
  return { ...tally, unexpectedEmails: arrived.size, log };
}

export const noArrivals = (): Arrivals => ({ never: 0, once: 0, more: 0 });

function isAmong(emails: readonly AcceptedEmail[], { id }: LoggedDelivery): boolean {
  return emails.some(({ messageId }) => messageId.startsWith(`<${id}@`));
}
