import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { currencyCodes } from '@chauffeur/contracts/currency-codes';
import { languages } from '@chauffeur/contracts/languages';
import { CodedError, requestHash as hashOf } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacedRequestEntity } from './placed-request.entity.js';

interface RepeatableRequest {
  readonly idempotencyKey: string | null;
  readonly request: Readonly<Record<string, unknown>>;
}

/** What a key was used for: its request, and the response to that. */
export interface EarlierRequest {
  readonly requestHash: string;
  readonly response: BookingResponse;
}

/**
 * Places a booking once for a key, inside the caller's transaction: the same key with the same request gets the
 * first response, even if the booking has changed since; with another request it is rejected as `idempotencyKey.reused`.
 */
export async function placeOnce<Placed extends BookingResponse>(
  manager: EntityManager,
  repeatable: RepeatableRequest,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const { idempotencyKey } = repeatable;
  if (!idempotencyKey) return place();
  const earlier = await readEarlierRequest(manager, idempotencyKey);
  if (earlier) return responseOf(earlier, [requestHashOf(repeatable)]);
  const response = await place();
  await manager.insert(PlacedRequestEntity, {
    idempotencyKey,
    requestHash: requestHashOf(repeatable),
    bookingId: response.id,
    response,
  });
  return response;
}

/** Blocks requests with the same key until this transaction ends, then looks for the stored response. */
export async function readEarlierRequest(
  manager: EntityManager,
  idempotencyKey: string,
): Promise<EarlierRequest | null> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  return manager.findOneBy(PlacedRequestEntity, { idempotencyKey });
}

/**
 * The first response to a visitor's key, in whatever language and currency the site is read by now; throws CodedError
 * `idempotencyKey.reused` where that was to another request.
 */
export function repeatedResponse<Placed extends BookingResponse>(
  { request }: Pick<RepeatableRequest, 'request'>,
  earlier: EarlierRequest,
): Placed {
  // Stored hashes have both, also those of replicas of the release before, which read them too.
  const shown = languages.flatMap((language) => currencyCodes.map((currency) => ({ language, currency })));
  return responseOf(
    earlier,
    shown.map((site) => requestHashOf({ request: { ...request, ...site } })),
  );
}

function responseOf<Placed extends BookingResponse>(
  { requestHash, response }: EarlierRequest,
  hashes: readonly string[],
): Placed {
  if (!hashes.includes(requestHash)) throw new CodedError('idempotencyKey.reused');
  // Of one kind of request: those of visitors and of staff differ, and with them their hashes.
  return response as Placed;
}

export function requestHashOf({ request }: Pick<RepeatableRequest, 'request'>): string {
  // What a visitor was shown of car and price is no part of what is booked: after a lost response it may be another.
  const { expects: _, expectedPrice: _price, ...booked } = request;
  return hashOf(booked);
}
