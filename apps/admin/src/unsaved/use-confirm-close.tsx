import type { ReactNode } from 'react';
import { useUnsavedInput } from './unsaved-input';
import { useConfirmDiscard } from './use-confirm-discard';

interface ConfirmClose {
  /** Closes, or asks first if something is unsaved. Does nothing while the dialog is busy, because it shows the outcome. */
  close: () => void;
  /** Ignores a click beside the dialog, which happens too easily and would lose input. */
  onDialogClose: (event: object, reason: 'escapeKeyDown' | 'backdropClick') => void;
  /** Render it beside the form. */
  confirmDialog: ReactNode;
}

/** Guards the input of a dialog against closing it, and against leaving its screen. */
export function useConfirmClose(hasUnsaved: boolean, onClose: () => void, isBusy = false): ConfirmClose {
  useUnsavedInput(hasUnsaved);
  const { runOrConfirm, confirmDialog } = useConfirmDiscard('leave', () => hasUnsaved, onClose);
  const close = () => (isBusy ? undefined : runOrConfirm());
  return {
    close,
    onDialogClose: (_event, reason) => (reason === 'escapeKeyDown' ? close() : undefined),
    confirmDialog,
  };
}
