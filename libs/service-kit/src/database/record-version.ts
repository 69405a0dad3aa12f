import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { CodedError } from '../errors/coded-error.js';

interface VersionedRecord {
  id: string;
  version: number;
}

/**
 * The record, locked until the transaction ends, so that of two changes made on one version the second is rejected.
 * Rows that only name the record, by a foreign key, don't wait. Throws CodedError `notFound` where there is none, and
 * `record.stale` where it has changed since `version`.
 */
export async function lockVersion<Entity extends VersionedRecord>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  { id, version }: VersionedRecord,
  notFound: ErrorCode,
): Promise<Entity> {
  const where = { id } as FindOptionsWhere<Entity>;
  const record = await manager.findOne(entity, { where, lock: { mode: 'for_no_key_update' } });
  if (!record) throw new CodedError(notFound);
  requireVersion(record, version);
  return record;
}

/** Throws CodedError `record.stale` where the locked record has changed since `version`; without one, any will do. */
export function requireVersion(record: Pick<VersionedRecord, 'version'>, version: number | undefined): void {
  if (version !== undefined && record.version !== version) throw new CodedError('record.stale');
}
