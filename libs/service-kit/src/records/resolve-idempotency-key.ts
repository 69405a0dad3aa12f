import type { Type } from '@nestjs/common';
import { Between, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { RecordEntity } from '../database/record.entity.js';
import { CodedError } from '../errors/coded-error.js';
import { requestHash } from '../idempotency/request-hash.js';

/** A request to create a record, with the idempotency key that its repeats share. */
interface RepeatableCreation {
  readonly idempotencyKey: string;
  readonly request: object;
}

/**
 * Returns the id of the record that a request creates, and whether the record is stored: the request is a repeat then. A
 * concurrent repeat waits until this transaction ends. Throws CodedError `idempotencyKey.reused` if another request with this
 * key has created a record.
 */
export async function resolveIdempotencyKey<Entity extends RecordEntity>(
  manager: EntityManager,
  entity: Type<Entity>,
  { idempotencyKey, request }: RepeatableCreation,
): Promise<{ readonly id: string; readonly isStored: boolean }> {
  const ofKey = requestHash({ idempotencyKey });
  const ofRequest = requestHash({ request });
  // A UUID of version 8, whose bits the application defines: the start derives from the key, the end from the request.
  const start = `${ofKey.slice(0, 8)}-${ofKey.slice(8, 12)}-8${ofKey.slice(12, 15)}`;
  const id = `${start}-8${ofRequest.slice(0, 3)}-${ofRequest.slice(3, 15)}`;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [start]);
  const hasKey = { id: Between(`${start}-8000-000000000000`, `${start}-8fff-ffffffffffff`) };
  const stored = await manager.findOneBy(entity, hasKey as FindOptionsWhere<Entity>);
  if (stored && stored.id !== id) throw new CodedError('idempotencyKey.reused');
  return { id, isStored: stored !== null };
}
