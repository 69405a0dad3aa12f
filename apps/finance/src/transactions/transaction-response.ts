import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import type { TransactionEntity } from './transaction.entity.js';

export function transactionResponseOf(transaction: TransactionEntity): TransactionResponse {
  const {
    bookingId,
    bookingReference,
    customerName,
    driverId,
    driverName,
    revenueOfBookingId: _written,
    requestKey: _key,
    requestHash: _hash,
    settlementId: _settlement,
    settledBy,
    createdAt,
    updatedAt,
    ...fields
  } = transaction;
  return {
    ...fields,
    booking: bookingId
      ? { id: bookingId, referenceNumber: bookingReference ?? '', customerName: customerName ?? '' }
      : null,
    isDecided: settledBy !== null,
    driver: driverId ? { id: driverId, name: driverName ?? '' } : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
