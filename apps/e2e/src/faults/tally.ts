import type { AcceptedBooking } from './booking-client.ts';
import type { TakenMail } from './fault-mail-server.ts';

/** A row of the delivery log. */
export interface LoggedDelivery {
  readonly id: string;
  readonly bookingId: string;
  readonly recipientRole: string;
  readonly status: string;
}

/** What was accepted against what arrived. */
export interface Tally {
  readonly accepted: number;
  /** Mails by how often they arrived; each booking asks for one to the customer and one to staff. */
  readonly never: number;
  readonly once: number;
  readonly more: number;
  /** Copies of one mail that could not be recognised as such: they have different Message-IDs. */
  readonly unrecognisable: number;
  /** Mails that no accepted booking asked for. */
  readonly strangers: number;
  /** Deliveries in the log by state, of the accepted bookings. */
  readonly log: Readonly<Record<string, number>>;
  /** Mails that the log calls sent and nobody has got, or the other way round. */
  readonly logLies: number;
}

/** Mails that one booking asks for. */
export const mailsPerBooking = 2;

/** Compares accepted bookings, arrived mails and the delivery log, each found without the other's help. */
export function tallyMails(
  bookings: readonly AcceptedBooking[],
  mails: readonly TakenMail[],
  deliveries: readonly LoggedDelivery[],
): Tally {
  const arrived = Map.groupBy(mails, ({ customer, recipient }) => mailKey(customer, recipient === customer));
  const logged = Map.groupBy(deliveries, ({ bookingId }) => bookingId);
  const known = new Set<string>();
  const counts = { never: 0, once: 0, more: 0, unrecognisable: 0, logLies: 0 };
  const log: Record<string, number> = {};
  for (const { id, customer } of bookings) {
    for (const isForCustomer of [true, false]) {
      const key = mailKey(customer, isForCustomer);
      known.add(key);
      const copies = arrived.get(key) ?? [];
      counts[copies.length === 0 ? 'never' : copies.length === 1 ? 'once' : 'more'] += 1;
      const ids = new Set(copies.map(({ messageId }) => messageId));
      if (ids.size > 1) counts.unrecognisable += 1;
      const role = isForCustomer ? 'customer' : 'staff';
      const delivery = logged.get(id)?.find(({ recipientRole }) => recipientRole === role);
      const state = delivery?.status ?? 'unknown';
      log[state] = (log[state] ?? 0) + 1;
      const hasOwnId = copies.every(({ messageId }) => delivery && messageId.startsWith(`<${delivery.id}@`));
      if ((state === 'sent') !== copies.length > 0 || !hasOwnId) counts.logLies += 1;
    }
  }
  const strangers = [...arrived.keys()].filter((key) => !known.has(key)).length;
  return { accepted: bookings.length, ...counts, strangers, log };
}

function mailKey(customer: string, isForCustomer: boolean): string {
  return `${isForCustomer ? 'customer' : 'staff'} ${customer}`;
}
