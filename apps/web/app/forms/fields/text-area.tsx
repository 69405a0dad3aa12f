import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { descriptionIds, FieldFrame, FieldLabel, type FieldText } from './field-frame';
import { fieldSurface } from './field-surface';

const Area = styled('textarea')(({ theme }) => ({ ...fieldSurface(theme), resize: 'vertical' }));

type TextAreaProps = FieldText & ComponentPropsWithRef<'textarea'>;

/** A text area with its label. */
export function TextArea({ label, hint, error, isHighlighted, required, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} hint={hint} error={error} isHighlighted={isHighlighted}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Area
        id={id}
        rows={4}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={descriptionIds(id, { hint, error })}
        {...area}
      />
    </FieldFrame>
  );
}
