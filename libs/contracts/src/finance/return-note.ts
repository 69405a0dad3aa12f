import { referenceNumber } from '../bookings/booking.js';
import { returnReasons, type ReturnReason } from './product-description.js';

export interface ReturnNote {
  readonly reference: string;
  readonly reason: ReturnReason;
}

/** Returns the last line of the notes of returned revenue. It is stored in English. */
export function returnNote({ reference, reason }: ReturnNote): string {
  return `Returned: ${reference} ${reason}`;
}

/** Splits a transaction's notes into those of staff and the line of `returnNote`; null for an absent part. */
export function readReturnNote(notes: string | null): { notes: string | null; returned: ReturnNote | null } {
  const [line, reference = '', given] = /(?:^|\n)Returned: (\S+) (\w+)$/.exec(notes ?? '') ?? [];
  const reason = returnReasons.find((one) => one === given);
  if (notes === null || line === undefined || !reason || !referenceNumber.safeParse(reference).success) {
    return { notes, returned: null };
  }
  return { notes: notes.slice(0, notes.length - line.length) || null, returned: { reference, reason } };
}

/** Appends the line of `returnNote` to the notes of staff. */
export function withReturnNote(notes: string | null, returned: ReturnNote | null): string | null {
  return [notes, returned && returnNote(returned)].filter(Boolean).join('\n') || null;
}
