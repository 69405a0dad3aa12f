interface StampedRecord {
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What staff see of every record beside its fields. */
export function recordStampOf({ version, createdAt, updatedAt }: StampedRecord) {
  return { version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
