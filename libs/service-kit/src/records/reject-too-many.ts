import type { Type } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { CodedError } from '../errors/coded-error.js';

/**
 * Throws CodedError `record.tooMany` if there are more records than `max`, for a list without pages. Called after a record was
 * added, in its transaction.
 */
export async function rejectTooMany(
  manager: EntityManager,
  entity: Type<ObjectLiteral>,
  max: number,
): Promise<void> {
  const { tableName } = manager.getRepository(entity).metadata;
  // Serialises those who add records, so that each counts those of the others.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`records:${tableName}`]);
  if ((await manager.count(entity)) <= max) return;
  throw new CodedError('record.tooMany', [{ field: '', code: 'record.tooMany', params: { max } }]);
}
