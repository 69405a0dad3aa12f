import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { useErrorText } from '../../../../i18n/use-error-text';
import type { FieldText } from '../../../../forms/fields/field-frame';
import { TextField } from '../../../../forms/fields/text-field';

type MomentFieldProps = FieldText &
  ComponentPropsWithRef<'input'> & {
    type: 'date' | 'time';
    /** Its error has the code `<name>.invalid`. */
    name: string;
  };

/**
 * A date or a time. If only a part is typed, which browsers report as empty, it is an error once the field is left or
 * the form is sent.
 */
export function MomentField({ error, onBlur, onChange, ...field }: MomentFieldProps) {
  const errorText = useErrorText();
  const [isPart, setPart] = useState(false);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setPart(currentTarget.validity.badInput);
  const followWhole = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (!currentTarget.validity.badInput) setPart(false);
  };
  return (
    <TextField
      {...field}
      error={isPart ? errorText(`${field.name}.invalid`) : error}
      onBlur={(event) => {
        follow(event);
        onBlur?.(event);
      }}
      onInvalid={follow}
      // Only key events show that the part is removed.
      onKeyUp={followWhole}
      onChange={(event) => {
        followWhole(event);
        onChange?.(event);
      }}
    />
  );
}
