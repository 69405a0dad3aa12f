import type { ZodType } from 'zod';
import type { ResourceName } from './use-resource-texts';

/** What every record that staff manage carries. */
export interface StampedRecord {
  readonly id: string;
  /** The version that is looked at; a save on an older one is refused. */
  readonly version: number;
}

/** A kind of record that staff list, add, change and remove through the five routes of its path. */
export interface Resource<Row extends StampedRecord> {
  /** The key of its kept answers, and the namespace of its texts. */
  readonly name: ResourceName;
  readonly path: `/api/admin/${string}`;
  readonly row: ZodType<Row>;
}
