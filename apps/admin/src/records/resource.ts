import type { ZodType } from 'zod';
import type { ResourceName } from './use-record-texts';

/** The fields of every record that staff manage. */
export interface ManagedRecord {
  readonly id: string;
  /** The version that staff see; a save based on an older one is rejected. */
  readonly version: number;
}

/** A kind of record that staff list, add, change and remove through the five routes of its path. */
export interface Resource<Row extends ManagedRecord> {
  /** The key of its cached responses, and the namespace of its texts. */
  readonly name: ResourceName;
  readonly path: `/api/admin/${string}`;
  readonly row: ZodType<Row>;
}

/** The actions that a list offers for each record. */
export interface RecordActions<Row extends ManagedRecord> {
  readonly edit: (record: Row) => void;
  readonly remove: (record: Row) => void;
}

/** The props of a component that shows one record in a list. */
export interface RecordItemProps<Row extends ManagedRecord> {
  readonly record: Row;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The props of a resource's form. */
export interface RecordFormProps<Row extends ManagedRecord> {
  readonly resource: Resource<Row>;
  /** undefined for a new record. */
  readonly record: Row | undefined;
  /** Initial values of a new record that replace the defaults. */
  readonly start: Partial<Row> | undefined;
  readonly title: string;
  readonly onSaved: (saved: Row) => void;
  /** Called if another admin has removed the record. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}
