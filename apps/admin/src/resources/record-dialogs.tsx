import type { ComponentType } from 'react';
import type { RecordFormProps } from './record-actions';
import { RemoveRecord } from './remove-record';
import type { Resource, StampedRecord } from './resource';
import type { RecordEditor } from './use-record-editor';
import { useResourceTexts } from './use-resource-texts';

interface RecordDialogsProps<Row extends StampedRecord> {
  resource: Resource<Row>;
  Form: ComponentType<RecordFormProps<Row>>;
  /** How a record is called in the question before it is removed. */
  nameOf: (record: Row) => string;
  editor: RecordEditor<Row>;
}

/** The form that adds and changes a record and the question before one is removed, whichever is open. */
export function RecordDialogs<Row extends StampedRecord>(props: RecordDialogsProps<Row>) {
  const { resource, Form, nameOf, editor } = props;
  const texts = useResourceTexts(resource.name);
  const { editing } = editor;
  return (
    <>
      {editing && (
        <Form
          key={editing.record?.id ?? 'new'}
          record={editing.record}
          start={editing.start}
          title={texts(editing.record ? 'edit' : 'add')}
          onSaved={() => editor.closeWith(texts('saved'))}
          onGone={() => editor.closeWith(texts('gone'), 'trouble')}
          onClose={editor.close}
        />
      )}
      <RemoveRecord
        resource={resource}
        record={editor.removing}
        nameOf={nameOf}
        onRemoved={() => editor.closeWith(texts('deleted'))}
        onClose={editor.close}
      />
    </>
  );
}
