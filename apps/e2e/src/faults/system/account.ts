import type { AskedBooking } from '../booking-client.ts';
import { tallyMails, type Arrivals, type LoggedDelivery, type Tally } from '../tally.ts';
import type { TakenMail } from '../fault-mail-server.ts';

/** A row of the bookings' table. */
export interface StoredBooking {
  readonly id: string;
  readonly customer: string;
  readonly isManual: boolean;
}

/** What was asked for, what the databases have, and what arrived; each found without the others' help. */
export interface Evidence {
  readonly asked: readonly AskedBooking[];
  readonly stored: readonly StoredBooking[];
  /** The bookings of revenue transactions, one entry for each transaction. */
  readonly revenueOf: readonly string[];
  readonly deliveries: readonly LoggedDelivery[];
  readonly mails: readonly TakenMail[];
  /** Mails to the customers of these bookings, by booking, where it is not one. */
  readonly customerMails?: ReadonlyMap<string, number>;
}

/** What became of the bookings of one fault. */
export interface Account {
  readonly asked: number;
  readonly acceptedAtOnce: number;
  /** At once or when asked for again. */
  readonly accepted: number;
  /** Answers that were no 201, by status; 0 stands for none. */
  readonly otherAnswers: Readonly<Record<string, number>>;
  readonly stored: number;
  /** Accepted, and not in the database: a false success. */
  readonly lost: number;
  /** Stored more than once. */
  readonly twice: number;
  /** Told that it is not to be had (4xx), and stored all the same. */
  readonly storedThoughRefused: number;
  readonly revenue: Arrivals;
  readonly mails: Tally;
}

export function accountFor(evidence: Evidence): Account {
  const { asked, stored, revenueOf, deliveries, mails, customerMails } = evidence;
  const rows = Map.groupBy(stored, ({ customer }) => customer);
  const lastStatus = ({ answers }: AskedBooking) => answers.at(-1)?.status ?? 0;
  const rowsOf = ({ customer }: AskedBooking) => rows.get(customer)?.length ?? 0;
  const accepted = asked.filter((booking) => lastStatus(booking) === 201);
  const refused = asked.filter((booking) => lastStatus(booking) >= 400 && lastStatus(booking) < 500);
  const mailed = stored
    .filter(({ isManual }) => !isManual)
    .map(({ id, customer }) => ({ id, customer, customerMails: customerMails?.get(id) ?? 1 }));
  return {
    asked: asked.length,
    acceptedAtOnce: asked.filter(({ answers }) => answers[0]?.status === 201).length,
    accepted: accepted.length,
    otherAnswers: countedOf(asked.flatMap(({ answers }) => answers.map(({ status }) => status))),
    stored: stored.length,
    lost: accepted.filter((booking) => !isStored(booking, rows.get(booking.customer))).length,
    twice: asked.filter((booking) => rowsOf(booking) > 1).length,
    storedThoughRefused: refused.filter((booking) => rowsOf(booking) > 0).length,
    revenue: revenueArrivals(stored, revenueOf),
    mails: tallyMails(mailed, mails, deliveries),
  };
}

/** Whether the very booking that an answer named is there. */
function isStored({ answers }: AskedBooking, rows: readonly StoredBooking[] = []): boolean {
  const told = answers.findLast(({ status }) => status === 201)?.body as { id?: unknown } | undefined;
  return rows.some(({ id }) => id === told?.id);
}

function countedOf(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) if (status !== 201) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** All manual bookings of a client are paid. A transaction of any other booking is one too many. */
function revenueArrivals(stored: readonly StoredBooking[], revenueOf: readonly string[]): Arrivals {
  const transactions = Map.groupBy(revenueOf, (id) => id);
  const revenue = { never: 0, once: 0, more: 0 };
  for (const { id, isManual } of stored) {
    const count = transactions.get(id)?.length ?? 0;
    if (!isManual && count > 0) revenue.more += 1;
    if (isManual) revenue[count === 0 ? 'never' : count === 1 ? 'once' : 'more'] += 1;
  }
  return revenue;
}
