import type { RecordEntity } from '../database/record.entity.js';

/** The part of a record's response that `recordMetadata` of the contracts names. */
export function recordMetadataOf({ version, createdAt, updatedAt }: Omit<RecordEntity, 'id'>) {
  return { version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** The response of a record whose columns are what clients read. */
export function recordResponseOf<Entity extends RecordEntity>(record: Entity) {
  const { createdAt, updatedAt, ...fields } = record;
  return { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
