import type { StampedRecord } from './resource';

/** What a list of records offers for each of them. */
export interface RecordActions<Row extends StampedRecord> {
  readonly edit: (record: Row) => void;
  readonly remove: (record: Row) => void;
}

/** What a resource's form is given. */
export interface RecordFormProps<Row extends StampedRecord> {
  /** undefined for a new record. */
  readonly record: Row | undefined;
  /** What a new record begins with beside the defaults. */
  readonly start: Partial<Row> | undefined;
  readonly title: string;
  readonly onSaved: (saved: Row) => void;
  readonly onGone: () => void;
  readonly onClose: () => void;
}
