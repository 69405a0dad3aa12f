import type { SettleDriverCommand } from '@chauffeur/contracts/finance/driver-settlement';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { CodedError } from '@chauffeur/service-kit';
import type { TransactionEntity } from '../transactions/transaction.entity.js';

/** Throws CodedError `settlement.rideChanged` if a line is not one of the driver's completed rides. */
export function requireRides({ request, rides }: SettleDriverCommand): void {
  const known = new Set(rides.map(({ id }) => id));
  const errors = request.lines.flatMap(({ bookingId }, index): FieldError[] =>
    known.has(bookingId)
      ? []
      : [{ field: `lines.${index}`, code: 'settlement.rideChanged', params: { bookingId } }],
  );
  if (errors.length > 0) throw new CodedError('settlement.rideChanged', errors);
}

/** Throws CodedError `settlement.alreadyPaid` with the references of the lines that the driver was paid for. */
export function requireUnpaid(
  { request, driver, rides }: SettleDriverCommand,
  isPaid: (bookingId: string, driverId: string) => boolean,
): void {
  const referenceOf = new Map(rides.map(({ id, referenceNumber }) => [id, referenceNumber]));
  const errors = request.lines.flatMap(({ bookingId }, index): FieldError[] =>
    isPaid(bookingId, driver.id)
      ? [
          {
            field: `lines.${index}`,
            code: 'settlement.alreadyPaid',
            params: { reference: referenceOf.get(bookingId) ?? '', bookingId },
          },
        ]
      : [],
  );
  if (errors.length > 0) throw new CodedError('settlement.alreadyPaid', errors);
}

type Payment = Pick<
  TransactionEntity,
  | 'transactionType'
  | 'amount'
  | 'currency'
  | 'status'
  | 'transactionDate'
  | 'paymentMethod'
  | 'description'
  | 'bookingId'
  | 'bookingReference'
  | 'customerName'
  | 'driverId'
  | 'driverName'
>;

/** Returns a payment for each line, in their order. */
export function paymentsOf({ request, driver, rides }: SettleDriverCommand): Payment[] {
  const rideOf = new Map(rides.map((ride) => [ride.id, ride]));
  const { transactionDate, paymentMethod } = request;
  return request.lines.map(({ bookingId, amountUsd }) => {
    const { referenceNumber = '', customerName = '' } = rideOf.get(bookingId) ?? {};
    return {
      transactionType: 'driver_payment',
      amount: amountUsd,
      currency: 'USD',
      status: 'completed',
      transactionDate,
      paymentMethod,
      description: productDescription('driverPayment', referenceNumber),
      bookingId,
      bookingReference: referenceNumber,
      customerName,
      driverId: driver.id,
      driverName: driver.name,
    };
  });
}

/** Adds amounts in USD, in cents. */
export function totalOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}
