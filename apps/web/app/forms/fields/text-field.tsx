import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { descriptionIds, FieldFrame, FieldLabel, type FieldText } from './field-frame';
import { fieldSurface } from './field-surface';

const Input = styled('input')(({ theme }) => fieldSurface(theme));

type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>;

/** A text field with a label that is always visible. */
export function TextField({ label, hint, error, isHighlighted, required, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame id={id} hint={hint} error={error} isHighlighted={isHighlighted}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Input
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={descriptionIds(id, { hint, error })}
        {...input}
        id={id}
      />
    </FieldFrame>
  );
}
