import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { hasErrorCode } from '../../api/send-request';
import { setFieldErrors } from '../../forms/set-field-errors';
import { useServerErrorText } from '../../i18n/use-server-error-text';
import { typedInto } from './typed-into';

export type FormError<Saved> =
  | { readonly kind: 'failed'; readonly text: string }
  /** Another admin has saved it since; `fresh` is what they saved. */
  | { readonly kind: 'stale'; readonly fresh: Saved };

/**
 * Whether what a stale save has found is what it was to store, by a try whose response was lost; it then does what follows a
 * save.
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
  /** What the form begins with; undefined where it adds something new. */
  readonly initial: Initial;
  /** Reads what is stored now. */
  readonly read: (basedOn: Saved) => Promise<Saved>;
  readonly valuesOf: (saved: Saved) => DefaultValues<Values>;
  /** Answers a failure in its own way; false for those that it leaves to this. */
  readonly explain?: (failure: unknown) => boolean;
  /** Said where the server gives no reason. */
  readonly failed: string;
}

/**
 * Saves a form on the version that it is based on. A failure loses no input: the server's field errors come under their fields,
 * other errors as texts, and where another admin saved first, there is a choice.
 */
export function useStaleSave<
  Saved,
  Initial extends Saved | undefined,
  Values extends FieldValues,
  Context,
  Output,
>(options: StaleSaveOptions<Saved, Initial, Values, Context, Output>) {
  const { form, initial, read, valuesOf, explain, failed } = options;
  const serverErrorText = useServerErrorText();
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
    return { kind: 'failed', text: serverErrorText(failure) ?? failed };
  };

  const attempt = async (send: () => Promise<void>, isStored?: IsStored<Saved>): Promise<void> => {
    setFormError(undefined);
    try {
      await send();
    } catch (failure) {
      setFormError(await errorOf(failure, isStored).catch(() => ({ kind: 'failed', text: failed }) as const));
    }
  };

  /** Continues on top of what another admin saved: with their values, or with what was typed here and their values else. */
  const rebaseOn = (fresh: Saved, { keepInput }: { keepInput: boolean }) => {
    const values = valuesOf(fresh);
    const typed = keepInput && basedOn !== undefined ? typedInto(form.getValues(), valuesOf(basedOn)) : {};
    setBasedOn(() => fresh);
    setFormError(undefined);
    form.reset(values);
    // What differs from theirs is unsaved.
    form.reset({ ...(values as object), ...typed } as DefaultValues<Values>, { keepDefaultValues: true });
  };

  return { basedOn, formError, attempt, rebaseOn };
}
