import { referenceNumber } from '../bookings/booking.js';

/** Why the payments of a booking were returned, in full or in part. */
export const returnReasons = ['cancelled', 'deleted'] as const;
export type ReturnReason = (typeof returnReasons)[number];

const texts = {
  revenue: 'Payment for booking',
  driverPayment: 'Driver payment for booking',
  retained: 'Kept of',
} as const;

/** Kinds of transactions that the product itself enters. */
export type DescribedKind = keyof typeof texts;
export const describedKinds = Object.keys(texts) as readonly DescribedKind[];

/** Returns the description of a transaction that the product enters. It is stored, and searched, in English. */
export function productDescription(kind: DescribedKind, reference: string, reason?: ReturnReason): string {
  return [texts[kind], reference, reason && `(${reason})`].filter(Boolean).join(' ');
}

/** Parses a description of `productDescription`; null if staff have written it. */
export function readProductDescription(
  description: string,
): { kind: DescribedKind; reference: string; reason: ReturnReason | null } | null {
  for (const [kind, text] of Object.entries(texts) as [DescribedKind, string][]) {
    if (!description.startsWith(`${text} `)) continue;
    const [, reference = '', given] = /^(\S+)(?: \((\w+)\))?$/.exec(description.slice(text.length + 1)) ?? [];
    if (!referenceNumber.safeParse(reference).success) continue;
    return { kind, reference, reason: returnReasons.find((reason) => reason === given) ?? null };
  }
  return null;
}
