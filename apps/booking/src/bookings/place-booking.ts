import { createHash } from 'node:crypto';
import {
  bookingCreated,
  todayInBaku,
  type BookingResponse,
  type CreateBookingRequest,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingHistoryEntity } from './booking-history.entity.js';
import { bookingResponseOf } from './booking-response.js';
import { BookingEntity } from './booking.entity.js';
import { decideBooking, type DecidedBooking } from './booking.rules.js';
import { PlacedRequestEntity } from './placed-request.entity.js';
import { newReferenceNumber } from './reference-number.js';

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores booking, history and event in one transaction. A repeated key with the same request gets its first
   * answer, whatever has changed since; with another request it is refused as `idempotencyKey.reused`.
   */
  place(command: PlaceBookingCommand): Promise<BookingResponse> {
    const { idempotencyKey } = command;
    return this.dataSource.transaction(async (manager) => {
      if (!idempotencyKey) return this.store(manager, command);
      const requestHash = hashOf(command.request);
      const earlier = await earlierRequest(manager, idempotencyKey);
      if (earlier && earlier.requestHash !== requestHash) throw new CodedError('idempotencyKey.reused');
      if (earlier) return earlier.answer;
      const answer = await this.store(manager, command);
      await manager.insert(PlacedRequestEntity, {
        idempotencyKey,
        requestHash,
        bookingId: answer.id,
        answer,
      });
      return answer;
    });
  }

  private async store(manager: EntityManager, command: PlaceBookingCommand): Promise<BookingResponse> {
    const today = todayInBaku();
    const decided = decideBooking(command, today);
    const booking = await insertBooking(manager, decided, today);
    await manager.insert(BookingHistoryEntity, {
      bookingId: booking.id,
      fromStatus: null,
      toStatus: booking.status,
      changedBy: 'customer',
    });
    const answer = bookingResponseOf(booking);
    await this.outbox.add(manager, bookingCreated, { booking: answer });
    return answer;
  }
}

/** Holds back others with the same key until this transaction ends, then looks for its answer. */
async function earlierRequest(manager: EntityManager, idempotencyKey: string) {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  return manager.findOneBy(PlacedRequestEntity, { idempotencyKey });
}

async function insertBooking(manager: EntityManager, decided: DecidedBooking, today: string) {
  let referenceNumber = newReferenceNumber(today);
  while (await manager.existsBy(BookingEntity, { referenceNumber }))
    referenceNumber = newReferenceNumber(today);
  return manager.save(manager.create(BookingEntity, { ...decided, referenceNumber }));
}

function hashOf(request: CreateBookingRequest): string {
  const sorted = Object.entries(request)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
