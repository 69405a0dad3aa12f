import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { RequestFailed } from '../api/send-request';
import { useSendOnce } from '../api/use-send-once';
import { useSession } from '../session/session-context';
import { isSame } from './stale/is-same';
import type { ManagedRecord, RecordFormProps } from './resource';
import { useSaveRecord } from './use-records';
import { useRecordTexts } from './use-record-texts';
import { useStaleSave } from './stale/use-stale-save';

interface RecordFormOptions<Row extends ManagedRecord, Values extends FieldValues, Body extends object> {
  /** The contract of the request: the same rules as the server's. */
  readonly schema: ZodType<Body, Values>;
  readonly blank: DefaultValues<Values>;
  readonly valuesOf: (record: Row) => DefaultValues<Values>;
  /** Handles a failure in its own way; returns false for those that it leaves to the form. */
  readonly explain?: (failure: unknown) => boolean;
}

/** Creates the form that adds or changes one record, validated by the contract. */
export function useRecordForm<Row extends ManagedRecord, Values extends FieldValues, Body extends object>(
  props: RecordFormProps<Row>,
  options: RecordFormOptions<Row, Values, Body>,
) {
  const { resource, record, title, onSaved, onDeleted, onClose } = props;
  const { schema, blank, valuesOf, explain } = options;
  const session = useSession();
  const texts = useRecordTexts(resource.name);
  const saveRecord = useSaveRecord<Row, Body>(resource);
  const sendOnce = useSendOnce();
  const form = useForm<Values, unknown, Body>({
    defaultValues: record ? valuesOf(record) : blank,
    resolver: zodResolver(schema),
  });
  const { basedOn, formError, attempt, rebaseOn } = useStaleSave<Row, Row | undefined, Values, unknown, Body>(
    {
      form,
      initial: record,
      read: ({ id }) => session.request({ path: `${resource.path}/${id}`, response: resource.row }),
      valuesOf,
      explain: (failure) => {
        if (explain?.(failure)) return true;
        if (!record || !isDeleted(failure)) return false;
        onDeleted();
        return true;
      },
      failed: texts('saveFailed'),
    },
  );

  const save = form.handleSubmit((body) =>
    attempt(
      async () =>
        onSaved(
          await sendOnce((idempotencyKey) => saveRecord.mutateAsync({ body, of: basedOn, idempotencyKey })),
        ),
      (fresh) => {
        if (!isSame(schema.safeParse(valuesOf(fresh)).data, body)) return false;
        onSaved(fresh);
        return true;
      },
    ),
  );

  return { ...form, title, onClose, save, formError, rebaseOn };
}

/** Returns false for a 404 with field errors, which is about a linked record. */
function isDeleted(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.status === 404 && !failure.problem?.errors?.length;
}

export type RecordFormState<
  Row extends ManagedRecord,
  Values extends FieldValues,
  Body extends object,
> = ReturnType<typeof useRecordForm<Row, Values, Body>>;
