import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';

interface LeaveDialogProps {
  hasUnsaved: boolean;
}

const viewOf = (search: string) => new URLSearchParams(search).get('view');

/** Confirms before another screen or view discards the input; a filter of this one does not. */
export function LeaveDialog({ hasUnsaved }: LeaveDialogProps) {
  const { t } = useTranslation(['pricing', 'forms']);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        viewOf(currentLocation.search) !== viewOf(nextLocation.search)),
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.confirm')}
      keep={t('forms:leave.keep')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
