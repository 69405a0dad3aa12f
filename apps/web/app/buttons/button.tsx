import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { buttonStyles, buttonOptions, type ButtonStyleProps } from './button-styles';

const Root = styled('button', buttonOptions)<ButtonStyleProps>(buttonStyles);

/** An action on this page; submits a form only with `type="submit"`. */
export function Button(props: ComponentPropsWithRef<typeof Root>) {
  return <Root type="button" {...props} />;
}
