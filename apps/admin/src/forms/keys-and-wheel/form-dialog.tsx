import Dialog, { type DialogProps } from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent } from 'react';

/** Presses the submit button of a dialog. Its form lacks the focus until a field is entered. */
function submitByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isInside(event)) return;
  // Some browsers submit by Ctrl+Enter themselves.
  event.preventDefault();
  // The focused list would open besides.
  event.stopPropagation();
  if (!event.repeat) event.currentTarget.querySelector<HTMLElement>('button[type="submit"]')?.click();
}

/** Returns false for events that React bubbles from portals, such as an open list or another dialog. */
function isInside({ currentTarget, target }: KeyboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** An open dialog with a form. ⌘/Ctrl+Enter does what its submit button does. A phone shows it on the full screen, unless it is small. */
export function FormDialog(props: Omit<DialogProps, 'open'>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isFullScreen = isNarrow && props.maxWidth !== 'xs';
  return <Dialog {...props} open fullWidth fullScreen={isFullScreen} onKeyDownCapture={submitByKeys} />;
}
