import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { CodedError } from '../errors/coded-error.js';

interface VersionedRecord {
  id: string;
  version: number;
}

/**
 * Reads a record and locks it until the transaction ends, so that the second of two changes to one version is rejected.
 * Inserts that reference the record by a foreign key don't wait. Throws CodedError `notFound` if it does not exist, or
 * `record.stale` if it has changed since `version`; undefined accepts any version.
 * @param mode `pessimistic_write` for removals, for which those inserts wait
 */
export async function lockVersion<Entity extends VersionedRecord>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  { id, version }: { id: string; version: number | undefined },
  notFound: ErrorCode,
  mode: 'for_no_key_update' | 'pessimistic_write' = 'for_no_key_update',
): Promise<Entity> {
  const where = { id } as FindOptionsWhere<Entity>;
  const record = await manager.findOne(entity, { where, lock: { mode } });
  if (!record) throw new CodedError(notFound);
  requireVersion(record, version);
  return record;
}

/** Throws CodedError `record.stale` if the locked record has changed since `version`; undefined accepts any version. */
export function requireVersion(record: Pick<VersionedRecord, 'version'>, version: number | undefined): void {
  if (version !== undefined && record.version !== version) throw new CodedError('record.stale');
}
