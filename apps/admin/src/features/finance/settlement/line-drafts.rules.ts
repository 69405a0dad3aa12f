import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import { settlementLineLimit } from '@chauffeur/contracts/finance/driver-settlement';
import { amountInput } from '@chauffeur/contracts/money/money';

export interface LineDraft {
  readonly isTicked: boolean;
  readonly amount: string;
}

/** The input at a ride; the amount is null while it is the proposed one, which may still change. */
interface StoredDraft {
  readonly isTicked: boolean;
  readonly amount: string | null;
}

/** By booking id. A ride without a draft has its proposed amount. */
export type LineDrafts = ReadonlyMap<string, StoredDraft>;

/** The booking ids of the rides that were there when the screen was opened. */
export type InitialRideIds = ReadonlySet<string>;

/** A ride with its input. */
export interface SettlementLine extends CompletedRide {
  readonly draft: LineDraft;
  /** The error code of the amount; only for a ticked ride. */
  readonly error: string | undefined;
}

const amountUsd = amountInput('amountUsd');

/**
 * Returns the rides with their drafts. The first ones are ticked with the proposed amount, up to the limit of a
 * settlement. Rides completed since the screen was opened are not, so that no unseen ride is paid.
 */
export function settlementLinesOf(
  rides: readonly CompletedRide[],
  drafts: LineDrafts,
  first: InitialRideIds,
): SettlementLine[] {
  return rides.map((ride, index) => {
    const known = drafts.get(ride.bookingId);
    const draft = {
      isTicked: known?.isTicked ?? (first.has(ride.bookingId) && index < settlementLineLimit),
      amount: known?.amount ?? proposedAmount(ride),
    };
    return { ...ride, draft, error: draft.isTicked ? errorOf(draft) : undefined };
  });
}

/** Returns the drafts with the input at some rides. */
export function withInput(
  drafts: LineDrafts,
  typed: readonly (readonly [CompletedRide, LineDraft])[],
): LineDrafts {
  const stored = typed.map(([ride, { isTicked, amount }]): [string, StoredDraft] => [
    ride.bookingId,
    { isTicked, amount: amount === proposedAmount(ride) ? null : amount },
  ]);
  return new Map([...drafts, ...stored]);
}

function proposedAmount({ proposedUsd }: CompletedRide): string {
  return proposedUsd?.toFixed(2) ?? '';
}

/** Returns the ticked lines with what was proposed for them, by which the server notices that a ride has changed. */
export function selectedPayments(
  lines: readonly SettlementLine[],
): { bookingId: string; amountUsd: number; proposedUsd: number | null }[] {
  return lines
    .filter(({ draft }) => draft.isTicked)
    .map(({ bookingId, proposedUsd, draft }) => ({
      bookingId,
      amountUsd: Number(draft.amount),
      proposedUsd,
    }));
}

/** Returns the total in USD, added in cents. Invalid amounts count as 0. */
export function totalOf(lines: readonly SettlementLine[]): number {
  const valid = lines.filter(({ draft, error }) => draft.isTicked && !error);
  return valid.reduce((cents, { draft }) => cents + Math.round(Number(draft.amount) * 100), 0) / 100;
}

/** Returns the drafts of the rides that a payment left out. */
export function withoutPaid(drafts: LineDrafts, paid: readonly { readonly bookingId: string }[]): LineDrafts {
  const ids = new Set(paid.map(({ bookingId }) => bookingId));
  return new Map([...drafts].filter(([id]) => !ids.has(id)));
}

function errorOf({ amount }: LineDraft): string | undefined {
  const entered = amountUsd.safeParse(amount.trim() === '' ? undefined : Number(amount));
  return entered.success ? undefined : entered.error.issues[0]?.message;
}
