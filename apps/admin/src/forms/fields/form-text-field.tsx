import { languageOfField } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { mergeSlotProps } from '@mui/material/utils';
import type { ReactNode, SyntheticEvent } from 'react';
import {
  useController,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { ariaRequired } from './aria-required';
import { incompleteInput, inputValueOf } from './incomplete-input';
import { useDateText } from '../dates/use-date-text';

export type FormTextFieldProps<Values extends FieldValues, Context, Output> = Omit<TextFieldProps, 'name'> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  /** Language of the text, if its name does not tell: `nameRu` is Russian, and `name` beside it English. */
  language?: Language | undefined;
  /** Called after the form has the new value. */
  onEdited?: ((value: string) => void) | undefined;
  /** Shown below the field, instead of its error too. */
  notice?: ReactNode;
  /** Returns false for a value that the field can't show yet; the field is then empty. */
  canShow?: (value: unknown) => boolean;
};

/** A text field of a form. Shows the text of its error code below it, or a date in the language of the back office. */
export function FormTextField<Values extends FieldValues, Context, Output>({
  control,
  name,
  language,
  helperText,
  notice,
  onEdited,
  canShow = () => true,
  ...field
}: FormTextFieldProps<Values, Context, Output>) {
  const fieldErrorText = useFieldErrorText();
  const dateText = useDateText();
  const isDate = field.type === 'date' || field.type === 'datetime-local';
  const { field: bound, fieldState, formState } = useController({ control, name });
  const { ref, value, onChange, onBlur, ...handlers } = bound;
  const shown: unknown = value === incompleteInput ? '' : value;
  // In an optional field, half a date or time would count as none.
  const canBeIncomplete = !field.required && (isDate || field.type === 'time');
  // No event reports that a part is typed into an empty field, or removed from it.
  const reportIncomplete = ({ target }: SyntheticEvent) => {
    if (canBeIncomplete && target instanceof HTMLInputElement && inputValueOf(target) !== (value ?? ''))
      onChange(inputValueOf(target));
  };
  const error = messageOf(fieldState.error);
  const text =
    error === undefined ? (helperText ?? (isDate ? dateText(shown) : undefined)) : fieldErrorText(error);
  return (
    <TextField
      {...field}
      {...handlers}
      slotProps={withLanguage(
        language ?? languageOfField(formState.defaultValues ?? {}, name),
        ariaRequired(field),
      )}
      // The server has null for an optional text that is empty.
      value={canShow(shown) ? (shown ?? '') : ''}
      onChange={(event) => {
        onChange(
          canBeIncomplete && event.target instanceof HTMLInputElement ? inputValueOf(event.target) : event,
        );
        onEdited?.(event.target.value);
      }}
      onKeyUp={reportIncomplete}
      onBlur={(event) => {
        reportIncomplete(event);
        onBlur();
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={notice || text}
    />
  );
}

/** Returns the error of the field, or the first one of a list that is typed into it, whose entries have the errors. */
function messageOf(error: FieldError | (FieldError | undefined)[] | undefined): string | undefined {
  return Array.isArray(error) ? error.find(Boolean)?.message : error?.message;
}

/** Adds the attribute `lang` of the text, by which screen readers and spelling checkers read it. */
function withLanguage(
  lang: Language | undefined,
  slotProps: TextFieldProps['slotProps'],
): TextFieldProps['slotProps'] {
  return lang ? { ...slotProps, htmlInput: mergeSlotProps(slotProps?.htmlInput, { lang }) } : slotProps;
}
