import type { BookingClient } from '../booking-client.ts';
import type { Stage } from './stage.ts';
import type { Tally } from '../tally.ts';

/** How long what is long in life takes in this run. */
export interface Durations {
  readonly isFull: boolean;
  /** Milliseconds for which the mail server is down. */
  readonly outage: number;
  /** Variables that scale the retry schedule alike. */
  readonly variables: Record<string, string>;
}

/** Something that goes wrong while bookings are made. */
export interface Fault {
  readonly name: string;
  /** What happens, in the table's words. */
  what(durations: Durations): string;
  /** Whether its own length, or the pauses between attempts, make a difference to it. */
  readonly isScaled: boolean;
  /** Milliseconds within which all has an end after it is over. */
  readonly drainLimit: number;
  /** Breaks something while the client books; resolves with the time at which nothing is broken any more. */
  happen(stage: Stage, client: BookingClient, durations: Durations): Promise<number>;
  /** What may come of it: mails that must not arrive, and the most that may arrive more than once. */
  allows(tally: Tally): { readonly never: number; readonly more: number };
}

const second = 1_000;

/** One tenth of the time, and of the pauses between attempts, unless the run is a full one. */
export function durationsOf(isFull: boolean): Durations {
  return isFull
    ? { isFull, outage: 600 * second, variables: {} }
    : { isFull, outage: 60 * second, variables: { EMAIL_FIRST_RETRY_SECONDS: '1' } };
}
