import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const Root = styled('button')({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
});

interface IconButtonProps extends ComponentPropsWithRef<typeof Root> {
  /** Required, because an icon has no text for screen readers. */
  'aria-label': string;
}

export function IconButton(props: IconButtonProps) {
  return <Root type="button" {...props} />;
}
