import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { focusOn } from '../focus/focus-on';

interface ConfirmDialogContent {
  isOpen: boolean;
  title: string;
  text: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  /** Label of the cancel button. */
  cancelLabel: string;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  isBusy?: boolean;
  /** Whether confirming loses something; default true. */
  isDangerous?: boolean;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
  onClose: () => void;
}

/** The confirm button calls `onConfirm`, or submits a form among the children. */
type Confirmation = { onConfirm: () => void; form?: never } | { form: string; onConfirm?: never };

type ConfirmDialogProps = ConfirmDialogContent & Confirmation;

/** Asks for a confirmation, mostly of an action that can't be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  failure,
  isBusy = false,
  isDangerous = true,
  children,
  form,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  // Once it is closed, it can't show the outcome.
  const close = isBusy ? undefined : onClose;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={close}>
          <span>{cancelLabel}</span>
        </Button>
        <Button
          color={isDangerous ? 'error' : 'primary'}
          variant="contained"
          loading={isBusy}
          // Enter confirms what can be undone, but not the same key press that opened the dialog.
          ref={isDangerous || form ? undefined : focusOn}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          {...(form ? { type: 'submit', form } : { onClick: onConfirm })}
        >
          <span>{confirmLabel}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
