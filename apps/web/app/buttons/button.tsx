import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { buttonLooks, buttonOptions, type ButtonLooks } from './button-looks';

const Root = styled('button', buttonOptions)<ButtonLooks>(buttonLooks);

/** Does something on this page; sends a form only where it says so. */
export function Button(props: ComponentPropsWithRef<typeof Root>) {
  return <Root type="button" {...props} />;
}
