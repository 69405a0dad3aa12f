import { useState } from 'react';
import { useNotify, type NoticeKind } from '../notices/notice-context';
import type { RecordActions } from './resource';
import type { ManagedRecord } from './resource';

interface OpenForm<Row> {
  readonly record: Row | undefined;
  readonly start: Partial<Row> | undefined;
}

export interface RecordEditor<Row extends ManagedRecord> extends RecordActions<Row> {
  /** The open form, whose record is undefined for a new one; undefined while none is open. */
  readonly editing: OpenForm<Row> | undefined;
  /** The record whose removal is to be confirmed. */
  readonly removing: Row | undefined;
  /** Opens the form of a new record; `start` has its initial values. */
  readonly add: (start?: Partial<Row>) => void;
  readonly close: () => void;
  /** Closes the open dialog and shows the outcome. */
  readonly closeWith: (notice: string, kind?: NoticeKind) => void;
}

/** Manages which dialog of a resource's screen is open. */
export function useRecordEditor<Row extends ManagedRecord>(): RecordEditor<Row> {
  const notify = useNotify();
  const [editing, setEditing] = useState<OpenForm<Row>>();
  const [removing, setRemoving] = useState<Row>();
  const close = () => {
    setEditing(undefined);
    setRemoving(undefined);
  };
  return {
    editing,
    removing,
    add: (start) => setEditing({ record: undefined, start }),
    edit: (record) => setEditing({ record, start: undefined }),
    remove: (record) => setRemoving(() => record),
    close,
    closeWith: (notice, kind) => {
      close();
      notify(notice, kind);
    },
  };
}
