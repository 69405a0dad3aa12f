import type { ComponentType } from 'react';
import type { RecordFormProps } from './resource';
import { RemoveRecord } from './remove-record';
import type { Resource, ManagedRecord } from './resource';
import type { RecordEditor } from './use-record-editor';
import { useRecordTexts } from './use-record-texts';

interface RecordDialogsProps<Row extends ManagedRecord> {
  resource: Resource<Row>;
  Form: ComponentType<RecordFormProps<Row>>;
  /** Returns the record's name for the confirmation before it is removed. */
  nameOf: (record: Row) => string;
  editor: RecordEditor<Row>;
}

/** The form that adds or changes a record, or the confirmation before one is removed; at most one is open. */
export function RecordDialogs<Row extends ManagedRecord>(props: RecordDialogsProps<Row>) {
  const { resource, Form, nameOf, editor } = props;
  const texts = useRecordTexts(resource.name);
  const { editing } = editor;
  return (
    <>
      {editing && (
        <Form
          key={editing.record?.id ?? 'new'}
          resource={resource}
          record={editing.record}
          start={editing.start}
          title={texts(editing.record ? 'edit' : 'add')}
          onSaved={() => editor.closeWith(texts('saved'))}
          onDeleted={() => editor.closeWith(texts('alreadyDeleted'), 'error')}
          onClose={editor.close}
        />
      )}
      {editor.removing && (
        <RemoveRecord
          resource={resource}
          record={editor.removing}
          nameOf={nameOf}
          onRemoved={() => editor.closeWith(texts('deleted'))}
          onStale={(notice) => editor.closeWith(notice, 'error')}
          onClose={editor.close}
        />
      )}
    </>
  );
}
