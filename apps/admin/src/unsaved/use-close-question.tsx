import type { ReactNode } from 'react';
import { useUnsavedInput } from './unsaved-input';
import { useAskFirst } from './use-ask-first';

interface CloseQuestion {
  /** Closes, or asks first if something is unsaved. */
  close: () => void;
  /** Ignores a click beside the dialog, which happens too easily and would lose input. */
  onDialogClose: (event: object, reason: 'escapeKeyDown' | 'backdropClick') => void;
  /** Render it beside the form. */
  question: ReactNode;
}

/** Guards the input of a dialog against closing it, and against leaving its screen. */
export function useCloseQuestion(hasUnsaved: boolean, onClose: () => void): CloseQuestion {
  useUnsavedInput(hasUnsaved);
  const { doOrAsk: close, question } = useAskFirst('leave', () => hasUnsaved, onClose);
  return {
    close,
    onDialogClose: (_event, reason) => (reason === 'escapeKeyDown' ? close() : undefined),
    question,
  };
}
