import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { isRefusal, RequestFailed } from '../api/send-request';
import { placeFaults } from '../forms/place-faults';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useSession } from '../session/session-context';
import type { Resource, StampedRecord } from './resource';
import { useSaveRecord } from './use-records';
import { useResourceTexts } from './use-resource-texts';

export interface RecordFormOptions<
  Row extends StampedRecord,
  Values extends FieldValues,
  Body extends object,
> {
  readonly resource: Resource<Row>;
  /** The contract of the request: the same rules as the server's. */
  readonly schema: ZodType<Body, Values>;
  /** undefined for a new record. */
  readonly record: Row | undefined;
  readonly blank: DefaultValues<Values>;
  readonly valuesOf: (record: Row) => DefaultValues<Values>;
  readonly onSaved: (saved: Row) => void;
  /** The record was removed by somebody else. */
  readonly onGone: () => void;
}

export type FormTrouble<Row> =
  | { readonly kind: 'failed'; readonly text: string }
  /** Somebody else has saved it since; `fresh` is what they saved. */
  | { readonly kind: 'stale'; readonly fresh: Row };

/**
 * A form that adds or changes one record: the contract's rules, the server's faults under their fields, its refusals
 * in words, and a way on when somebody else saved first. Nothing that was typed is lost by a failure.
 */
export function useRecordForm<Row extends StampedRecord, Values extends FieldValues, Body extends object>(
  options: RecordFormOptions<Row, Values, Body>,
) {
  const { resource, schema, record, blank, valuesOf, onSaved, onGone } = options;
  const session = useSession();
  const texts = useResourceTexts(resource.name);
  const refusalText = useRefusalText();
  const saveRecord = useSaveRecord<Row, Body>(resource);
  const [basedOn, setBasedOn] = useState(record);
  const [trouble, setTrouble] = useState<FormTrouble<Row>>();
  const form = useForm<Values, unknown, Body>({
    defaultValues: record ? valuesOf(record) : blank,
    resolver: zodResolver(schema),
  });

  const explain = async (failure: unknown) => {
    if (isRefusal(failure, 'record.stale') && basedOn) {
      const fresh = await session.ask({ path: `${resource.path}/${basedOn.id}`, answer: resource.row });
      return setTrouble({ kind: 'stale', fresh });
    }
    if (basedOn && isGone(failure)) return onGone();
    const names = Object.keys(form.getValues()) as FieldPath<Values>[];
    if (placeFaults(failure, names, form.setError)) return undefined;
    return setTrouble({ kind: 'failed', text: refusalText(failure) ?? texts('saveFailed') });
  };

  const save = form.handleSubmit(async (body) => {
    setTrouble(undefined);
    try {
      onSaved(await saveRecord.mutateAsync({ body, of: basedOn }));
    } catch (failure) {
      await explain(failure).catch(() => setTrouble({ kind: 'failed', text: texts('saveFailed') }));
    }
  });

  /** Goes on from what somebody else saved: with their values, or with what was typed here over them. */
  const goOnFrom = (fresh: Row, { keepTyped }: { keepTyped: boolean }) => {
    setBasedOn(() => fresh);
    setTrouble(undefined);
    if (!keepTyped) form.reset(valuesOf(fresh));
  };

  return { ...form, save, trouble, goOnFrom };
}

/** A 404 that names fields is about what the record is linked to. */
function isGone(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.status === 404 && !failure.problem?.errors?.length;
}

export type RecordFormState<
  Row extends StampedRecord,
  Values extends FieldValues,
  Body extends object,
> = ReturnType<typeof useRecordForm<Row, Values, Body>>;
