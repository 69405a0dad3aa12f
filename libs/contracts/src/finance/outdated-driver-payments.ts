import type { BookingStatus } from '../bookings/booking.js';
import type { BookingChangeResponse, ChangedField } from '../bookings/changes/booking-change.js';
import type { TransactionResponse } from './transaction.js';

/** What is known of a ride since it was booked; assignments newest first, history oldest first. */
export interface PaidRide {
  readonly status: BookingStatus;
  readonly totalPrice: number;
  readonly durationMinutes: number | null;
  readonly driver: { readonly id: string } | null;
  readonly history: readonly { readonly toStatus: BookingStatus; readonly changedAt: string }[];
  readonly assignments: readonly { readonly assignedAt: string }[];
}

type DriverPayment = Pick<TransactionResponse, 'transactionType' | 'status' | 'updatedAt'> & {
  readonly driver: { readonly id: string } | null;
};

export interface OutdatedDriverPayment<Payment> {
  readonly payment: Payment;
  /** Whether the ride was cancelled since, or was completed and no longer is. */
  readonly ended: 'cancelled' | 'reopened' | null;
  readonly isOtherDriver: boolean;
  /** Of `paidRideFields`. */
  readonly changes: readonly ChangedField[];
}

/** The fields of a ride that a driver's pay may depend on. */
export const paidRideFields = ['totalPrice', 'durationMinutes'] as const;

/** Payments to drivers for a ride, however they were entered. */
export function driverPaymentsOf<Payment extends DriverPayment>(transactions: readonly Payment[]): Payment[] {
  return transactions.filter(
    ({ transactionType, status }) => transactionType === 'driver_payment' && status !== 'cancelled',
  );
}

/**
 * Returns the payments to drivers since which the ride was cancelled, reopened, given to another driver, or got another
 * price or length. A payment that staff have saved since is up to date, whatever its amount.
 * @param changes newest first
 */
export function outdatedDriverPayments<Payment extends DriverPayment>(
  ride: PaidRide,
  transactions: readonly Payment[],
  changes: readonly Pick<BookingChangeResponse, 'changedAt' | 'changes'>[],
): OutdatedDriverPayment<Payment>[] {
  return driverPaymentsOf(transactions)
    .map((payment) => ({
      payment,
      ended: endedSince(ride, payment.updatedAt),
      isOtherDriver: hasOtherDriver(ride, payment),
      changes: changedSince(ride, payment.updatedAt, changes),
    }))
    .filter((found) => found.ended !== null || found.isOtherDriver || found.changes.length > 0);
}

function endedSince({ status, history }: PaidRide, moment: string): 'cancelled' | 'reopened' | null {
  const before = history.findLast(({ changedAt }) => changedAt <= moment)?.toStatus;
  if (status === 'cancelled') return before === 'cancelled' ? null : 'cancelled';
  return before === 'completed' && status !== 'completed' ? 'reopened' : null;
}

function hasOtherDriver({ driver, assignments: [newest] }: PaidRide, payment: DriverPayment): boolean {
  const isNewer = newest !== undefined && newest.assignedAt > payment.updatedAt;
  return isNewer && payment.driver !== null && payment.driver.id !== driver?.id;
}

function changedSince(
  ride: PaidRide,
  moment: string,
  changes: readonly Pick<BookingChangeResponse, 'changedAt' | 'changes'>[],
): ChangedField[] {
  const later = changes.filter(({ changedAt }) => changedAt > moment).flatMap((change) => change.changes);
  return paidRideFields.flatMap((field) => {
    const first = later.findLast((change) => change.field === field);
    // A value that was changed back is the one that the driver was paid by.
    return first && first.from !== ride[field] ? [{ field, from: first.from, to: ride[field] }] : [];
  });
}
