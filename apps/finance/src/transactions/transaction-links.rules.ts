import type { SaveTransactionCommand } from '@chauffeur/contracts/finance/transaction';
import { codedFieldError } from '@chauffeur/service-kit';
import type { TransactionEntity } from './transaction.entity.js';

type Links = Pick<
  TransactionEntity,
  'bookingId' | 'bookingReference' | 'customerName' | 'driverId' | 'driverName'
>;

/**
 * Returns what a transaction stores of its booking and driver. A link to a deleted record retains what is stored of
 * it, so that a payment to a former driver can still be corrected.
 * @param known the transaction before the change, if there was one
 * Throws CodedError `booking.notFound` or `driver.notFound` for a new link to a missing record.
 */
export function linksOf({ request, booking, driver }: SaveTransactionCommand, known?: Links): Links {
  return {
    ...bookingLink(request.bookingId, booking, known),
    ...driverLink(request.driverId, driver, known),
  };
}

function bookingLink(id: string | null, booking: SaveTransactionCommand['booking'], known?: Links) {
  if (!id) return { bookingId: null, bookingReference: null, customerName: null };
  if (booking) {
    const { referenceNumber, customerName } = booking;
    return { bookingId: booking.id, bookingReference: referenceNumber, customerName };
  }
  if (known?.bookingId !== id) {
    throw codedFieldError('bookingId', 'booking.notFound');
  }
  const { bookingId, bookingReference, customerName } = known;
  return { bookingId, bookingReference, customerName };
}

function driverLink(id: string | null, driver: SaveTransactionCommand['driver'], known?: Links) {
  if (!id) return { driverId: null, driverName: null };
  if (driver) return { driverId: driver.id, driverName: driver.name };
  if (known?.driverId !== id) {
    throw codedFieldError('driverId', 'driver.notFound');
  }
  return { driverId: known.driverId, driverName: known.driverName };
}
