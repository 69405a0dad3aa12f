import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { hasErrorCode, RequestFailed } from '../api/send-request';
import { useSendOnce } from '../api/use-send-once';
import { setFieldErrors } from '../forms/set-field-errors';
import { useServerErrorText } from '../i18n/use-server-error-text';
import { useSession } from '../session/session-context';
import type { ManagedRecord, RecordFormProps } from './resource';
import { useSaveRecord } from './use-records';
import { useRecordTexts } from './use-record-texts';

interface RecordFormOptions<Row extends ManagedRecord, Values extends FieldValues, Body extends object> {
  /** The contract of the request: the same rules as the server's. */
  readonly schema: ZodType<Body, Values>;
  readonly blank: DefaultValues<Values>;
  readonly valuesOf: (record: Row) => DefaultValues<Values>;
  /** Answers a failure in its own way; false for those that it leaves to the form. */
  readonly explain?: (failure: unknown) => boolean;
}

export type FormError<Row> =
  | { readonly kind: 'failed'; readonly text: string }
  /** Another admin has saved it since; `fresh` is what they saved. */
  | { readonly kind: 'stale'; readonly fresh: Row };

/**
 * A form that adds or changes one record: the contract's rules, the server's field errors under their fields, other
 * errors as texts, and a choice when another admin saved first. A failure loses no input.
 */
export function useRecordForm<Row extends ManagedRecord, Values extends FieldValues, Body extends object>(
  props: RecordFormProps<Row>,
  options: RecordFormOptions<Row, Values, Body>,
) {
  const { resource, record, title, onSaved, onDeleted, onClose } = props;
  const { schema, blank, valuesOf, explain: explainFirst } = options;
  const session = useSession();
  const texts = useRecordTexts(resource.name);
  const serverErrorText = useServerErrorText();
  const saveRecord = useSaveRecord<Row, Body>(resource);
  const [basedOn, setBasedOn] = useState(record);
  const sendOnce = useSendOnce();
  const [formError, setFormError] = useState<FormError<Row>>();
  const form = useForm<Values, unknown, Body>({
    defaultValues: record ? valuesOf(record) : blank,
    resolver: zodResolver(schema),
  });

  const explain = async (failure: unknown) => {
    if (explainFirst?.(failure)) return undefined;
    if (hasErrorCode(failure, 'record.stale') && basedOn) {
      const fresh = await session.request({ path: `${resource.path}/${basedOn.id}`, response: resource.row });
      return setFormError({ kind: 'stale', fresh });
    }
    if (basedOn && isDeleted(failure)) return onDeleted();
    if (setFieldErrors(failure, form.control)) return undefined;
    return setFormError({ kind: 'failed', text: serverErrorText(failure) ?? texts('saveFailed') });
  };

  const save = form.handleSubmit(async (body) => {
    setFormError(undefined);
    try {
      onSaved(
        await sendOnce((idempotencyKey) => saveRecord.mutateAsync({ body, of: basedOn, idempotencyKey })),
      );
    } catch (failure) {
      await explain(failure).catch(() => setFormError({ kind: 'failed', text: texts('saveFailed') }));
    }
  });

  /** Continues on top of what another admin saved: with their values, or with the input of this form. */
  const rebaseOn = (fresh: Row, { keepInput }: { keepInput: boolean }) => {
    setBasedOn(() => fresh);
    setFormError(undefined);
    if (!keepInput) form.reset(valuesOf(fresh));
  };

  return { ...form, title, onClose, save, formError, rebaseOn };
}

/** A 404 that names fields is about what the record is linked to. */
function isDeleted(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.status === 404 && !failure.problem?.errors?.length;
}

export type RecordFormState<
  Row extends ManagedRecord,
  Values extends FieldValues,
  Body extends object,
> = ReturnType<typeof useRecordForm<Row, Values, Body>>;
