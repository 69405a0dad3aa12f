/** The part of a record's answer that `recordStamp` of the contracts names. */
export function recordStampOf(record: { version: number; createdAt: Date; updatedAt: Date }) {
  const { version, createdAt, updatedAt } = record;
  return { version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
