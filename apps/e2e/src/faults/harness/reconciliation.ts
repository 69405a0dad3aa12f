import type { BookingAttempt } from '../load/booking-client.ts';
import type { AcceptedEmail } from '../load/fault-mail-server.ts';
import { noArrivals, tallyEmails, type Arrivals, type LoggedDelivery, type StoredBooking } from './tally.ts';

/** What was requested, what is stored and what arrived, each observed independently. */
export interface Observations {
  readonly attempts: readonly BookingAttempt[];
  readonly stored: readonly StoredBooking[];
  /** The booking of each revenue transaction. */
  readonly revenueOf: readonly string[];
  readonly deliveries: readonly LoggedDelivery[];
  readonly emails: readonly AcceptedEmail[];
  /** Number of emails to the customer, by booking, if it is not one. */
  readonly customerEmails?: ReadonlyMap<string, number> | undefined;
  readonly unpublished: number;
  readonly deadLetters: number;
}

export type Reconciliation = ReturnType<typeof reconcile>;

export function reconcile(observations: Observations) {
  const { attempts, stored, revenueOf, deliveries, customerEmails, unpublished, deadLetters } = observations;
  const rows = Map.groupBy(stored, ({ customer }) => customer);
  const rowsOf = ({ customer }: BookingAttempt) => rows.get(customer) ?? [];
  const lastStatus = ({ responses }: BookingAttempt) => responses.at(-1)?.status ?? 0;
  const accepted = attempts.filter((attempt) => lastStatus(attempt) === 201);
  const rejected = attempts.filter((attempt) => lastStatus(attempt) >= 400 && lastStatus(attempt) < 500);
  const others = attempts.flatMap(({ responses }) => responses).filter(({ status }) => status !== 201);
  const otherResponses: Record<string, number> = {};
  for (const { status } of others) otherResponses[status] = (otherResponses[status] ?? 0) + 1;
  return {
    attempted: attempts.length,
    acceptedAtOnce: attempts.filter(({ responses }) => responses[0]?.status === 201).length,
    /** On the first attempt or a retry. */
    accepted: accepted.length,
    /** Responses other than 201, by status; 0 means no response. */
    otherResponses,
    stored: stored.length,
    /** Accepted but not stored: a false success. */
    lost: accepted.filter((attempt) => !rowsOf(attempt).some(({ id }) => id === idOf(attempt))).length,
    twice: attempts.filter((attempt) => rowsOf(attempt).length > 1).length,
    /** Rejected (4xx) but stored. */
    storedThoughRejected: rejected.filter((attempt) => rowsOf(attempt).length > 0).length,
    revenue: revenueArrivals(stored, revenueOf),
    emails: tallyEmails(stored, observations.emails, deliveries, customerEmails),
    unpublished,
    deadLetters,
  };
}

function idOf({ responses }: BookingAttempt): unknown {
  return (responses.findLast(({ status }) => status === 201)?.body as { id?: unknown } | undefined)?.id;
}

/** Counts revenue by booking. All manual bookings of a client are paid; a transaction of any other booking is one too many. */
function revenueArrivals(stored: readonly StoredBooking[], revenueOf: readonly string[]): Arrivals {
  const transactions = Map.groupBy(revenueOf, (id) => id);
  const revenue = noArrivals();
  for (const { id, isManual } of stored) {
    const count = transactions.get(id)?.length ?? 0;
    if (!isManual && count > 0) revenue.more += 1;
    if (isManual) revenue[count === 0 ? 'never' : count === 1 ? 'once' : 'more'] += 1;
  }
  return revenue;
}
