import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import { driverPaths } from '@chauffeur/contracts/drivers/driver';
import {
  transactionDriver,
  transactionResponse,
  type SaveTransactionCommand,
  type TransactionBooking,
  type TransactionDriver,
  type TransactionRequest,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { transactionPaths } from '@chauffeur/contracts/finance/transaction-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable } from '@nestjs/common';
import { nullIfNotFound } from '../upstream/null-on-error.js';
import { Booking, Finance } from '../upstream/upstream.module.js';

const linkedBooking = bookingResponse.pick({ id: true, referenceNumber: true, customerName: true });

@Injectable()
export class SaveTransaction {
  constructor(
    private readonly booking: Booking,
    private readonly finance: Finance,
  ) {}

  /** Throws `booking.notFound`, `driver.notFound`, or `idempotencyKey.reused` if the key came with another request. */
  async create(
    request: TransactionRequest,
    idempotencyKey: string | null,
    adminId: string,
  ): Promise<TransactionResponse> {
    const body = { ...(await this.commandOf(request)), idempotencyKey };
    return this.finance.json(transactionResponse, {
      method: 'POST',
      path: transactionPaths.collection,
      body,
      adminId,
    });
  }

  /** Throws as `create` does, and `transaction.notFound` or `record.stale`. */
  async update(
    id: string,
    { version, ...request }: TransactionRequest & { version: number },
    adminId: string,
  ): Promise<TransactionResponse> {
    const body = { ...(await this.commandOf(request)), version };
    const path = pathTo(transactionPaths.record, { id });
    return this.finance.json(transactionResponse, { method: 'PUT', path, body, adminId });
  }

  /** Adds the names of the booking and the driver from the booking service to the request. */
  private async commandOf(
    request: TransactionRequest,
  ): Promise<Omit<SaveTransactionCommand, 'idempotencyKey'>> {
    const { bookingId, driverId } = request;
    const [booking, driver] = await Promise.all([
      bookingId ? this.bookingOf(bookingId) : null,
      driverId ? this.driverOf(driverId) : null,
    ]);
    return { request, booking, driver };
  }

  private bookingOf(id: string): Promise<TransactionBooking | null> {
    return nullIfNotFound(this.booking.json(linkedBooking, { path: pathTo(bookingPaths.record, { id }) }));
  }

  private driverOf(id: string): Promise<TransactionDriver | null> {
    return nullIfNotFound(this.booking.json(transactionDriver, { path: pathTo(driverPaths.record, { id }) }));
  }
}
