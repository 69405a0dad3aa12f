import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../surfaces/confirm-dialog';

interface Asking {
  /** Does it, or asks first. */
  doOrAsk: () => void;
  /** To be rendered beside the button or form. */
  question: ReactNode;
}

/** Asks before what discards unsaved input is done: closes a dialog (`leave`), or leaves the screen (`leaveScreen`). */
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
        // What is left may stay: a dialog to be opened again, a screen whose signing out has failed.
        setAsking(false);
        onConfirmed();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { doOrAsk: () => (isUnsaved() ? setAsking(true) : onConfirmed()), question };
}
