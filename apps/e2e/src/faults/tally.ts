import type { TakenMail } from './fault-mail-server.ts';

/** A booking that asks for mails. */
export interface MailedBooking {
  readonly id: string;
  readonly customer: string;
  /** Mails that its customer is to get; one unless given. Staff get one. */
  readonly customerMails?: number;
}

/** A row of the delivery log. */
export interface LoggedDelivery {
  readonly id: string;
  readonly bookingId: string;
  readonly recipientRole: string;
  readonly status: string;
}

/** What arrived too seldom, as often as it is to be, and too often. */
export interface Arrivals {
  readonly never: number;
  readonly once: number;
  readonly more: number;
}

/** What was accepted against what arrived. */
export interface Tally extends Arrivals {
  readonly accepted: number;
  /** The same apart: to customers, and to staff. */
  readonly customers: Arrivals;
  readonly staff: Arrivals;
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
  bookings: readonly MailedBooking[],
  mails: readonly TakenMail[],
  deliveries: readonly LoggedDelivery[],
): Tally {
  const arrived = Map.groupBy(mails, ({ customer, recipient }) => mailKey(customer, recipient === customer));
  const logged = Map.groupBy(deliveries, ({ bookingId }) => bookingId);
  const asked = new Set<string>();
  const counts = { unrecognisable: 0, logLies: 0 };
  const customers = { never: 0, once: 0, more: 0 };
  const staff = { never: 0, once: 0, more: 0 };
  const log: Record<string, number> = {};
  for (const { id, customer, customerMails = 1 } of bookings) {
    for (const isForCustomer of [true, false]) {
      const key = mailKey(customer, isForCustomer);
      asked.add(key);
      const copies = arrived.get(key) ?? [];
      const wanted = isForCustomer ? customerMails : 1;
      const ids = new Set(copies.map(({ messageId }) => messageId));
      const arrival = ids.size < wanted ? 'never' : copies.length > wanted ? 'more' : 'once';
      (isForCustomer ? customers : staff)[arrival] += 1;
      if (ids.size > wanted) counts.unrecognisable += 1;
      const role = isForCustomer ? 'customer' : 'staff';
      const known = (logged.get(id) ?? []).filter(({ recipientRole }) => recipientRole === role);
      const states = known.length > 0 ? known.map(({ status }) => status) : ['unknown'];
      for (const state of states) log[state] = (log[state] ?? 0) + 1;
      const isTrue = known.every(({ id, status }) => (status === 'sent') === isAmong(copies, id));
      const hasOwnIds = copies.every((copy) => known.some(({ id }) => isAmong([copy], id)));
      if (!isTrue || !hasOwnIds) counts.logLies += 1;
    }
  }
  const strangers = [...arrived.keys()].filter((key) => !asked.has(key)).length;
  const of = (kind: keyof Arrivals) => customers[kind] + staff[kind];
  const all = { never: of('never'), once: of('once'), more: of('more') };
  return { accepted: bookings.length, ...all, customers, staff, ...counts, strangers, log };
}

/** Whether a delivery is among these mails, by the Message-ID. */
function isAmong(mails: readonly TakenMail[], deliveryId: string): boolean {
  return mails.some(({ messageId }) => messageId.startsWith(`<${deliveryId}@`));
}

function mailKey(customer: string, isForCustomer: boolean): string {
  return `${isForCustomer ? 'customer' : 'staff'} ${customer}`;
}
