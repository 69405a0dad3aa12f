import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import { UnsavedInputs } from './unsaved-input';

interface LeaveQuestion {
  /** Leaves, or asks first where something on the screen is unsaved. */
  leave: () => void;
  /** To be rendered beside the button. */
  question: ReactNode;
}

/** Guards what was typed in any form on the screen against leaving the back office, which is no move inside it. */
export function useLeaveQuestion(onLeave: () => void): LeaveQuestion {
  const { t } = useTranslation('forms');
  const inputs = useContext(UnsavedInputs);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (inputs?.size ? setAsking(true) : onLeave());
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('leaveScreen.title')}
      text={t('leave.text')}
      confirm={t('leaveScreen.confirm')}
      keep={t('leave.keep')}
      onConfirm={() => {
        // Signing out may fail, with the form still there.
        setAsking(false);
        onLeave();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { leave, question };
}
