import {
  bookingResponse,
  transactionDriver,
  transactionResponse,
  type SaveTransactionCommand,
  type TransactionBooking,
  type TransactionDriver,
  type TransactionRequest,
  type TransactionResponse,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { orNull } from '../upstream/or-null.js';
import { Booking, Finance } from '../upstream/upstream.module.js';

const linkedBooking = bookingResponse.pick({ id: true, referenceNumber: true, customerName: true });

@Injectable()
export class SaveTransaction {
  constructor(
    private readonly booking: Booking,
    private readonly finance: Finance,
  ) {}

  /** Throws `booking.notFound` or `driver.notFound`. */
  async create(request: TransactionRequest, adminId: string): Promise<TransactionResponse> {
    const body = await this.commandOf(request);
    return this.finance.json(transactionResponse, { method: 'POST', path: '/transactions', body, adminId });
  }

  /** Throws as `create` does, and `transaction.notFound` or `record.stale`. */
  async update(
    id: string,
    { version, ...request }: TransactionRequest & { version: number },
    adminId: string,
  ): Promise<TransactionResponse> {
    const body = { ...(await this.commandOf(request)), version };
    const path = `/transactions/${id}`;
    return this.finance.json(transactionResponse, { method: 'PUT', path, body, adminId });
  }

  /** The request beside what booking says of the booking and the driver that it names. */
  private async commandOf(request: TransactionRequest): Promise<SaveTransactionCommand> {
    const { bookingId, driverId } = request;
    const [booking, driver] = await Promise.all([
      bookingId ? this.bookingOf(bookingId) : null,
      driverId ? this.driverOf(driverId) : null,
    ]);
    return { request, booking, driver };
  }

  private bookingOf(id: string): Promise<TransactionBooking | null> {
    return orNull(this.booking.json(linkedBooking, { path: `/bookings/${id}` }));
  }

  private driverOf(id: string): Promise<TransactionDriver | null> {
    return orNull(this.booking.json(transactionDriver, { path: `/drivers/${id}` }));
  }
}
