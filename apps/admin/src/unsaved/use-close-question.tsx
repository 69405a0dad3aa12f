import type { ReactNode } from 'react';
import { useUnsavedInput } from './unsaved-input';
import { useAskFirst } from './use-ask-first';

interface CloseQuestion {
  /** Closes, or asks first where something is unsaved. */
  close: () => void;
  /** Not by a click beside the dialog, which happens too easily to lose input by it. */
  onDialogClose: (event: object, reason: 'escapeKeyDown' | 'backdropClick') => void;
  /** To be rendered beside the form. */
  question: ReactNode;
}

/** Guards what was typed in a dialog against closing it, and against leaving its screen. */
export function useCloseQuestion(hasUnsaved: boolean, onClose: () => void): CloseQuestion {
  useUnsavedInput(hasUnsaved);
  const { doOrAsk: close, question } = useAskFirst('leave', () => hasUnsaved, onClose);
  return {
    close,
    onDialogClose: (_event, reason) => (reason === 'escapeKeyDown' ? close() : undefined),
    question,
  };
}
