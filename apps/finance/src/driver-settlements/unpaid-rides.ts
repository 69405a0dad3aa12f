import { comparedPaymentsLimit, type ChangedRidesQuery } from '@chauffeur/contracts/finance/changed-rides';
import type { CompletedRides } from '@chauffeur/contracts/drivers/completed-rides';
import type { UnpaidRidesCommand } from '@chauffeur/contracts/finance/driver-settlement';
import { In, IsNull, Like, Not, Or, type EntityManager } from 'typeorm';
import { removedBookingPrefix } from '../transactions/removed-booking.js';
import { TransactionEntity } from '../transactions/transaction.entity.js';
import { cashOfDriver, cashOfRides } from './received-cash.js';

type DriverPayment = Pick<TransactionEntity, 'bookingId' | 'driverId' | 'driverName'>;

/** Returns the payments to drivers for the bookings that are not cancelled, however they were entered. */
function driverPayments(manager: EntityManager, bookingIds: readonly string[]): Promise<DriverPayment[]> {
  return manager.find(TransactionEntity, {
    select: { bookingId: true, driverId: true, driverName: true },
    where: {
      bookingId: In([...bookingIds]),
      transactionType: 'driver_payment',
      status: In(['completed', 'pending']),
    },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/**
 * Returns the newest payments to one driver, or to all, for bookings, by day, newest first, without those that staff have
 * saved since their booking was deleted.
 */
export function newestPayments(
  manager: EntityManager,
  { driverId }: ChangedRidesQuery,
): Promise<TransactionEntity[]> {
  return manager.find(TransactionEntity, {
    where: {
      transactionType: 'driver_payment',
      status: In(['completed', 'pending']),
      bookingId: Not(IsNull()),
      driverId: driverId ?? Not(IsNull()),
      settledBy: Or(IsNull(), Not(Like(`${removedBookingPrefix}%`))),
    },
    order: { transactionDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
    take: comparedPaymentsLimit,
  });
}

/** Returns which of the bookings a driver has a payment for, as a function. */
export async function paidRides(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<(bookingId: string, driverId: string) => boolean> {
  const payments = await driverPayments(manager, bookingIds);
  const paid = new Set(payments.map(({ bookingId, driverId }) => `${bookingId} ${driverId}`));
  return (bookingId, driverId) => paid.has(`${bookingId} ${driverId}`);
}

/** Returns the rides for which the driver was not paid, with the other drivers who were, and the cash that the driver received. */
export async function unpaidRides(
  manager: EntityManager,
  { from, to, ...rides }: UnpaidRidesCommand,
): Promise<CompletedRides> {
  const { driver, lines } = rides;
  const bookingIds = lines.map(({ bookingId }) => bookingId);
  const payments = await driverPayments(manager, bookingIds);
  const cash = await cashOfRides(manager, driver.id, bookingIds);
  const unpaid = lines.flatMap((line) => {
    const ofRide = payments.filter(({ bookingId }) => bookingId === line.bookingId);
    if (ofRide.some(({ driverId }) => driverId === driver.id)) return [];
    // One driver may have several payments, such as a correction.
    const names = new Set(ofRide.flatMap(({ driverName }) => driverName ?? []));
    return { ...line, paidOthers: [...names], cashUsd: cash.get(line.bookingId) ?? 0 };
  });
  const ofPeriod = from && to ? { cashUsd: await cashOfDriver(manager, driver.id, { from, to }) } : {};
  return { ...rides, lines: unpaid, ...ofPeriod };
}
