import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 48,
  fontWeight: 600,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
}));

/** A checkbox with its label beside it. */
export function CheckboxField({ label, ...input }: { label: string } & ComponentPropsWithRef<'input'>) {
  return (
    <Label>
      <input type="checkbox" {...input} />
      {label}
    </Label>
  );
}
