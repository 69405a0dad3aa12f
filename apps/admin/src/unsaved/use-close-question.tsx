import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import { useUnsavedInput } from './unsaved-input';

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
  const { t } = useTranslation('forms');
  const [isAsking, setAsking] = useState(false);
  useUnsavedInput(hasUnsaved);
  const close = () => (hasUnsaved ? setAsking(true) : onClose());
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.confirm')}
      keep={t('leave.keep')}
      onConfirm={() => {
        // What is closed may stay mounted, and be opened again.
        setAsking(false);
        onClose();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return {
    close,
    onDialogClose: (_event, reason) => (reason === 'escapeKeyDown' ? close() : undefined),
    question,
  };
}
