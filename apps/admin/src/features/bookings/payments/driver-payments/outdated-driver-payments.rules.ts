import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type {
  BookingChangeResponse,
  ChangedField,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';

type Ride = Pick<
  BookingDetailResponse,
  'status' | 'history' | 'driver' | 'assignments' | 'totalPrice' | 'durationMinutes'
>;

export interface OutdatedDriverPayment {
  readonly payment: TransactionResponse;
  /** Whether the ride was cancelled since, or was completed and no longer is. */
  readonly ended: 'cancelled' | 'reopened' | null;
  readonly isOtherDriver: boolean;
  /** What the driver's pay may depend on. */
  readonly changes: readonly ChangedField[];
}

/** Payments to drivers for a ride, however they were entered. */
export function driverPaymentsOf(transactions: readonly TransactionResponse[]): TransactionResponse[] {
  return transactions.filter(
    ({ transactionType, status }) => transactionType === 'driver_payment' && status !== 'cancelled',
  );
}

/**
 * Returns the payments to drivers since which the ride was cancelled, reopened, given to another driver, or got another
 * price or length. A payment that staff have saved since is up to date, whatever its amount.
 * @param changes newest first
 */
export function outdatedDriverPayments(
  ride: Ride,
  transactions: readonly TransactionResponse[],
  changes: readonly Pick<BookingChangeResponse, 'changedAt' | 'changes'>[],
): OutdatedDriverPayment[] {
  return driverPaymentsOf(transactions)
    .map((payment) => ({
      payment,
      ended: endedSince(ride, payment.updatedAt),
      isOtherDriver: hasOtherDriver(ride, payment),
      changes: changedSince(ride, payment.updatedAt, changes),
    }))
    .filter((found) => found.ended !== null || found.isOtherDriver || found.changes.length > 0);
}

function endedSince({ status, history }: Ride, moment: string): OutdatedDriverPayment['ended'] {
  const before = history.findLast(({ changedAt }) => changedAt <= moment)?.toStatus;
  if (status === 'cancelled') return before === 'cancelled' ? null : 'cancelled';
  return before === 'completed' && status !== 'completed' ? 'reopened' : null;
}

function hasOtherDriver({ driver, assignments: [newest] }: Ride, payment: TransactionResponse): boolean {
  const isNewer = newest !== undefined && newest.assignedAt > payment.updatedAt;
  return isNewer && payment.driver !== null && payment.driver.id !== driver?.id;
}

function changedSince(
  ride: Ride,
  moment: string,
  changes: readonly Pick<BookingChangeResponse, 'changedAt' | 'changes'>[],
): ChangedField[] {
  const later = changes.filter(({ changedAt }) => changedAt > moment).flatMap((change) => change.changes);
  return (['totalPrice', 'durationMinutes'] as const).flatMap((field) => {
    const first = later.findLast((change) => change.field === field);
    // A value that was changed back is the one that the driver was paid by.
    return first && first.from !== ride[field] ? [{ field, from: first.from, to: ride[field] }] : [];
  });
}
