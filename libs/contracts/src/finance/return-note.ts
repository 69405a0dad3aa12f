import { referenceNumber } from '../bookings/booking.js';
import { returnReasons, type ReturnReason } from './product-description.js';

export interface ReturnNote {
  readonly reference: string;
  readonly reason: ReturnReason;
}

/** The last line of the notes of revenue that went back, in English, as it is stored. */
export function returnNote({ reference, reason }: ReturnNote): string {
  return `Returned: ${reference} ${reason}`;
}

/** A transaction's notes as staff have written them, and what `returnNote` has added; null where nothing. */
export function readReturnNote(notes: string | null): { notes: string | null; returned: ReturnNote | null } {
  const [line, reference = '', given] = /(?:^|\n)Returned: (\S+) (\w+)$/.exec(notes ?? '') ?? [];
  const reason = returnReasons.find((one) => one === given);
  if (notes === null || line === undefined || !reason || !referenceNumber.safeParse(reference).success) {
    return { notes, returned: null };
  }
  return { notes: notes.slice(0, notes.length - line.length) || null, returned: { reference, reason } };
}

/** The notes of staff with the line after them. */
export function withReturnNote(notes: string | null, returned: ReturnNote | null): string | null {
  return [notes, returned && returnNote(returned)].filter(Boolean).join('\n') || null;
}
