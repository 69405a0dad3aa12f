import type { BookingResponse } from '@chauffeur/contracts';
import { CodedError, requestHash as hashOf } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacedRequestEntity } from './placed-request.entity.js';

interface RepeatableRequest {
  readonly idempotencyKey: string | null;
  readonly request: Readonly<Record<string, unknown>>;
}

/**
 * Places a booking once for a key, inside the caller's transaction: the same key with the same request gets the
 * first response, even if the booking has changed since; with another request it is rejected as `idempotencyKey.reused`.
 */
export async function answerOnce<Answer extends BookingResponse>(
  manager: EntityManager,
  { idempotencyKey, request }: RepeatableRequest,
  place: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotencyKey) return place();
  // What a visitor was shown of the car is no part of what is booked: after a lost response it may be another.
  const { expects: _, ...booked } = request;
  const requestHash = hashOf(booked);
  const earlier = await earlierRequest(manager, idempotencyKey);
  if (earlier && earlier.requestHash !== requestHash) throw new CodedError('idempotencyKey.reused');
  // Of one kind of request: those of visitors and of staff differ, and with them their hashes.
  if (earlier) return earlier.answer as Answer;
  const response = await place();
  await manager.insert(PlacedRequestEntity, {
    idempotencyKey,
    requestHash,
    bookingId: response.id,
    answer: response,
  });
  return response;
}

/** Blocks requests with the same key until this transaction ends, then looks for the stored response. */
async function earlierRequest(manager: EntityManager, idempotencyKey: string) {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  return manager.findOneBy(PlacedRequestEntity, { idempotencyKey });
}
