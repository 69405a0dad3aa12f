import type { DriverPaymentType } from '@chauffeur/contracts/drivers/driver';

interface PaidDriver {
  readonly paymentType: DriverPaymentType;
  /** USD per hour or per booking, or percent. */
  readonly paymentRate: number;
}

interface DrivenRide {
  readonly durationMinutes: number | null;
  readonly totalPrice: number;
}

/** Returns a driver's pay for a ride in USD, rounded half up to cents; null if it depends on an unknown duration or price. */
export function driverPayOf({ paymentType, paymentRate }: PaidDriver, ride: DrivenRide): number | null {
  const { durationMinutes, totalPrice } = ride;
  const rate = hundredthsOf(paymentRate);
  switch (paymentType) {
    case 'hourly':
      return durationMinutes ? centsToUsd(dividedHalfUp(rate * BigInt(durationMinutes), 60n)) : null;
    case 'percentage':
      return totalPrice > 0 ? centsToUsd(dividedHalfUp(rate * hundredthsOf(totalPrice), 10_000n)) : null;
    case 'fixed_per_booking':
      return centsToUsd(rate);
  }
}

/** A bigint, because a rate times minutes may exceed the integers that a number represents exactly. */
const hundredthsOf = (amount: number): bigint => BigInt(Math.round(amount * 100));

const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

const centsToUsd = (cents: bigint): number => Number(cents) / 100;
