import type { PaymentsDecision } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { CodedError } from '@chauffeur/service-kit';

/** Throws `keepUsd.aboveMaximum` unless the retained amount is less than what was paid. */
export function requireLessThanPaid(
  decision: PaymentsDecision,
  { paidUsd }: { readonly paidUsd: number },
): void {
  if (typeof decision === 'object' && decision.keepUsd >= paidUsd) {
    throw new CodedError('request.invalid', [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }]);
  }
}
