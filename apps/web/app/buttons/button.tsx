import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { buttonLooks, buttonOptions, type ButtonLooks } from './button-looks';

const Root = styled('button', buttonOptions)<ButtonLooks>(buttonLooks);

/** An action on this page; submits a form only with `type="submit"`. */
export function Button(props: ComponentPropsWithRef<typeof Root>) {
  return <Root type="button" {...props} />;
}
