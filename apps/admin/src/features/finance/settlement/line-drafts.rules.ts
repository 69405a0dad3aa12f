import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import { settlementLineLimit } from '@chauffeur/contracts/finance/driver-settlement';
import { enteredAmount } from '@chauffeur/contracts/money';

/** What is typed at a ride. */
export interface LineDraft {
  readonly isTicked: boolean;
  readonly amount: string;
}

/** By the booking's id; what is absent is as it was proposed. */
export type LineDrafts = ReadonlyMap<string, LineDraft>;

/** The bookings' ids of the rides that were there when the screen was opened. */
export type FirstRides = ReadonlySet<string>;

/** A ride with what is typed at it. */
export interface SettlementLine extends CompletedRide {
  readonly draft: LineDraft;
  /** The code of why the amount can't be paid; only of a ride that is ticked. */
  readonly error: string | undefined;
}

const amountUsd = enteredAmount('amountUsd');

/**
 * The rides with their drafts; the first ones are ticked, as many as can be paid at once, with the proposed amount. A ride
 * that was completed since is not, so that none is paid that was not seen.
 */
export function linesOf(
  rides: readonly CompletedRide[],
  drafts: LineDrafts,
  first: FirstRides,
): SettlementLine[] {
  return rides.map((ride, index) => {
    const draft = drafts.get(ride.bookingId) ?? {
      isTicked: first.has(ride.bookingId) && index < settlementLineLimit,
      amount: ride.proposedUsd?.toFixed(2) ?? '',
    };
    return { ...ride, draft, error: draft.isTicked ? errorOf(draft) : undefined };
  });
}

/** The lines of the request. */
export function chosenOf(lines: readonly SettlementLine[]): { bookingId: string; amountUsd: number }[] {
  return lines
    .filter(({ draft }) => draft.isTicked)
    .map(({ bookingId, draft }) => ({ bookingId, amountUsd: Number(draft.amount) }));
}

/** What is paid in USD, added in cents; an amount that is not valid yet counts as 0. */
export function totalOf(lines: readonly SettlementLine[]): number {
  const valid = lines.filter(({ draft, error }) => draft.isTicked && !error);
  return valid.reduce((cents, { draft }) => cents + Math.round(Number(draft.amount) * 100), 0) / 100;
}

/** The drafts after a payment: those of the rides that it has left out. */
export function withoutPaid(drafts: LineDrafts, paid: readonly { readonly bookingId: string }[]): LineDrafts {
  const ids = new Set(paid.map(({ bookingId }) => bookingId));
  return new Map([...drafts].filter(([id]) => !ids.has(id)));
}

function errorOf({ amount }: LineDraft): string | undefined {
  const entered = amountUsd.safeParse(amount.trim() === '' ? undefined : Number(amount));
  return entered.success ? undefined : entered.error.issues[0]?.message;
}
