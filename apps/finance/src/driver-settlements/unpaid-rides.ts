import type { CompletedRides } from '@chauffeur/contracts/drivers/completed-rides';
import { In, type EntityManager } from 'typeorm';
import { TransactionEntity } from '../transactions/transaction.entity.js';

/** Returns those of the bookings for which the driver has a payment that is not cancelled, however it was entered. */
export async function paidBookings(
  manager: EntityManager,
  driverId: string,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const payments = await manager.find(TransactionEntity, {
    select: { bookingId: true },
    where: {
      driverId,
      bookingId: In([...bookingIds]),
      transactionType: 'driver_payment',
      status: In(['completed', 'pending']),
    },
  });
  return new Set(payments.map(({ bookingId }) => bookingId));
}

/** Returns the rides for which the driver was not paid. */
export async function unpaidRides(manager: EntityManager, rides: CompletedRides): Promise<CompletedRides> {
  const { driver, lines } = rides;
  const paid = await paidBookings(
    manager,
    driver.id,
    lines.map(({ bookingId }) => bookingId),
  );
  return { ...rides, lines: lines.filter(({ bookingId }) => !paid.has(bookingId)) };
}
