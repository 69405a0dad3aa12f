import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../surfaces/confirm-dialog';

type Move = Parameters<BlockerFunction>[0];

interface UnsavedInputDialogProps {
  hasUnsaved: boolean;
  /** Whether a move inside the back office discards the input; unless given, one to another screen does. */
  discards?: (move: Move) => boolean;
}

/** Confirms before another screen, or leaving the back office, discards what was typed on this one. */
export function UnsavedInputDialog({ hasUnsaved, discards = leavesScreen }: UnsavedInputDialogProps) {
  const { t } = useTranslation('forms');
  const blocker = useBlocker((move) => hasUnsaved && discards(move));
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leaveScreen.title')}
      text={t('leave.text')}
      confirm={t('leaveScreen.confirm')}
      keep={t('leave.keep')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** Whether a move leads to another screen; a filter of the same one does not. */
export function leavesScreen({ currentLocation, nextLocation }: Move): boolean {
  return currentLocation.pathname !== nextLocation.pathname;
}
