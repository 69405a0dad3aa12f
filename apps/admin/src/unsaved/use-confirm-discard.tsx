import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../surfaces/confirm-dialog';

interface ConfirmDiscard {
  /** Does it at once, or asks first. */
  runOrConfirm: () => void;
  /** Render it beside the button or form. */
  confirmDialog: ReactNode;
}

/** Asks before an action discards unsaved input: closing a dialog (`leave`), or leaving the screen (`leaveScreen`). */
export function useConfirmDiscard(
  texts: 'leave' | 'leaveScreen',
  isUnsaved: () => boolean,
  onConfirmed: () => void,
): ConfirmDiscard {
  const { t } = useTranslation('forms');
  const [isConfirming, setConfirming] = useState(false);
  const confirmDialog = (
    <ConfirmDialog
      isOpen={isConfirming}
      title={t(`${texts}.title`)}
      text={t('leave.text')}
      confirmLabel={t(`${texts}.confirm`)}
      cancelLabel={t('leave.keep')}
      onConfirm={() => {
        // The component may stay mounted: a dialog that can be opened again, a screen if signing out fails.
        setConfirming(false);
        onConfirmed();
      }}
      onClose={() => setConfirming(false)}
    />
  );
  return { runOrConfirm: () => (isUnsaved() ? setConfirming(true) : onConfirmed()), confirmDialog };
}
