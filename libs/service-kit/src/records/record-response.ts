import type { RecordEntity } from '../database/record.entity.js';

/** Returns the part of a response that `recordMetadata` of the contracts defines. */
export function recordMetadataOf({ version, createdAt, updatedAt }: Omit<RecordEntity, 'id'>) {
  return { version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Returns the response of a record whose columns are the response's fields. */
export function recordResponseOf<Entity extends RecordEntity>(record: Entity) {
  const { createdAt, updatedAt, ...fields } = record;
  return { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
