import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../surfaces/confirm-dialog';

interface Asking {
  /** Does it at once, or asks first. */
  doOrAsk: () => void;
  /** Render it beside the button or form. */
  question: ReactNode;
}

/** Asks before an action discards unsaved input: closing a dialog (`leave`), or leaving the screen (`leaveScreen`). */
export function useAskFirst(
  texts: 'leave' | 'leaveScreen',
  isUnsaved: () => boolean,
  onConfirmed: () => void,
): Asking {
  const { t } = useTranslation('forms');
  const [isAsking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t(`${texts}.title`)}
      text={t('leave.text')}
      confirm={t(`${texts}.confirm`)}
      keep={t('leave.keep')}
      onConfirm={() => {
        // The component may stay mounted: a dialog that can be opened again, a screen if signing out fails.
        setAsking(false);
        onConfirmed();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { doOrAsk: () => (isUnsaved() ? setAsking(true) : onConfirmed()), question };
}
