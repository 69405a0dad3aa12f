import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { hasErrorCode } from '../../api/send-request';
import { setFieldErrors } from '../../forms/saving/set-field-errors';
import { useFailureText } from '../../i18n/use-failure-text';
import { changedValues } from './changed-values';

export type FormError<Saved> =
  | { readonly kind: 'failed'; readonly text: string }
  /** Another admin has saved it since; `fresh` is what they saved. */
  | { readonly kind: 'stale'; readonly fresh: Saved };

/**
 * Whether the version that a stale save has found is the one it was to store, by an earlier attempt whose response was lost.
 * If so, it also does what follows a save.
 */
type IsStored<Saved> = (fresh: Saved) => boolean;

interface StaleSaveOptions<
  Saved,
  Initial extends Saved | undefined,
  Values extends FieldValues,
  Context,
  Output,
> {
  readonly form: Pick<UseFormReturn<Values, Context, Output>, 'control' | 'getValues' | 'reset'>;
  /** The saved state that the form starts from; undefined for a new record. */
  readonly initial: Initial;
  /** Reads the current state from the server. */
  readonly read: (basedOn: Saved) => Promise<Saved>;
  readonly valuesOf: (saved: Saved) => DefaultValues<Values>;
  /** Handles a failure in its own way; returns false for those that it leaves to this hook. */
  readonly explain?: (failure: unknown) => boolean;
  /** Text if the server gives no reason. */
  readonly failed: string;
}

/**
 * Saves a form on the version that it is based on. A failure loses no input: the server's field errors are shown under their
 * fields, other errors as texts. If another admin saved first, staff choose what to continue with.
 */
export function useStaleSave<
  Saved,
  Initial extends Saved | undefined,
  Values extends FieldValues,
  Context,
  Output,
>(options: StaleSaveOptions<Saved, Initial, Values, Context, Output>) {
  const { form, initial, read, valuesOf, explain, failed } = options;
  const failureText = useFailureText();
  const [basedOn, setBasedOn] = useState<Saved | Initial>(initial);
  const [formError, setFormError] = useState<FormError<Saved>>();

  const errorOf = async (
    failure: unknown,
    isStored: IsStored<Saved> | undefined,
  ): Promise<FormError<Saved> | undefined> => {
    if (explain?.(failure)) return undefined;
    if (hasErrorCode(failure, 'record.stale') && basedOn !== undefined) {
      const fresh = await read(basedOn);
      return isStored?.(fresh) ? undefined : { kind: 'stale', fresh };
    }
    if (setFieldErrors(failure, form.control)) return undefined;
    return { kind: 'failed', text: failureText(failure, failed) };
  };

  const attempt = async (send: () => Promise<void>, isStored?: IsStored<Saved>): Promise<void> => {
    setFormError(undefined);
    try {
      await send();
    } catch (failure) {
      setFormError(await errorOf(failure, isStored).catch(() => ({ kind: 'failed', text: failed }) as const));
    }
  };

  /** Continues from what another admin saved: with their values only, or with the input here on top of them. */
  const rebaseOn = (fresh: Saved, { keepInput }: { keepInput: boolean }) => {
    const values = valuesOf(fresh);
    const typed =
      keepInput && basedOn !== undefined ? changedValues(form.getValues(), valuesOf(basedOn)) : {};
    setBasedOn(() => fresh);
    setFormError(undefined);
    form.reset(values);
    // Input that differs from their values counts as unsaved.
    form.reset({ ...(values as object), ...typed } as DefaultValues<Values>, { keepDefaultValues: true });
  };

  return { basedOn, formError, attempt, rebaseOn };
}
