import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { descriptionIds, FieldFrame, FieldLabel, type FieldText } from './field-frame';
import { fieldSurface } from './field-surface';

const Frame = styled('div')({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 18,
    top: '50%',
    width: 9,
    height: 9,
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-70%) rotate(45deg)',
    pointerEvents: 'none',
  },
});

const Select = styled('select')(({ theme }) => ({
  ...fieldSurface(theme),
  appearance: 'none',
  paddingInlineEnd: 44,
  cursor: 'pointer',
}));

type SelectFieldProps = FieldText & ComponentPropsWithRef<'select'>;

/** A native select with its label; children are options. */
export function SelectField({ label, hint, error, isHighlighted, required, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} hint={hint} error={error} isHighlighted={isHighlighted}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <Frame>
        <Select
          id={id}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={descriptionIds(id, { hint, error })}
          {...select}
        />
      </Frame>
    </FieldFrame>
  );
}
