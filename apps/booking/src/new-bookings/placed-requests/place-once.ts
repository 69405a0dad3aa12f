import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { currencyCodes } from '@chauffeur/contracts/money/currency-codes';
import { languages } from '@chauffeur/contracts/languages/languages';
import { CodedError, requestHash as hashOf } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacedRequestEntity } from './placed-request.entity.js';

interface RepeatableRequest {
  readonly idempotencyKey: string | null;
  readonly request: Readonly<Record<string, unknown>>;
}

/** An earlier request with the same key, and its response. */
export interface EarlierRequest {
  readonly requestHash: string;
  readonly response: BookingResponse;
}

/**
 * Places a booking once for a key, in the caller's transaction. The same key with the same request gets the first
 * response, even if the booking has changed since; with another request it throws CodedError `idempotencyKey.reused`.
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

/** Blocks requests with the same key until this transaction ends, then reads the stored response. */
export async function readEarlierRequest(
  manager: EntityManager,
  idempotencyKey: string,
): Promise<EarlierRequest | null> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  return manager.findOneBy(PlacedRequestEntity, { idempotencyKey });
}

/**
 * Returns the first response to a visitor's key, even if the site's language or currency has changed since. Throws
 * CodedError `idempotencyKey.reused` if the key belongs to another request.
 */
export function repeatedResponse<Placed extends BookingResponse>(
  { request }: Pick<RepeatableRequest, 'request'>,
  earlier: EarlierRequest,
): Placed {
  // Stored hashes include both, and replicas of the previous release read and write them so.
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
  // Hashes of visitors' and of staff's requests differ, so the response is of this kind of request.
  return response as Placed;
}

export function requestHashOf({ request }: Pick<RepeatableRequest, 'request'>): string {
  // The car's state and the price that a visitor was shown are not part of the request: they may differ after a lost
  // response.
  const { expects: _, expectedPrice: _price, ...booked } = request;
  return hashOf(booked);
}
