import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import { UnsavedInputs, type Discards } from './unsaved-input';

/** Asks one question for all forms on the screen: of several blockers, the router asks only the last one. */
export function UnsavedInputGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forms');
  const [inputs] = useState(() => new Set<Discards>());
  const blocker = useBlocker((move) => [...inputs].some((discards) => discards(move)));
  return (
    <UnsavedInputs value={inputs}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title={t('leaveScreen.title')}
        text={t('leave.text')}
        confirmLabel={t('leaveScreen.confirm')}
        cancelLabel={t('leave.keep')}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </UnsavedInputs>
  );
}
