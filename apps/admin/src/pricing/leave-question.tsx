import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../lists/confirm-dialog';

interface LeaveQuestionProps {
  hasUnsaved: boolean;
}

const viewOf = (search: string) => new URLSearchParams(search).get('view');

/** Asks before another screen or view takes what is typed away; a filter of this one does not. */
export function LeaveQuestion({ hasUnsaved }: LeaveQuestionProps) {
  const { t } = useTranslation(['pricing', 'forms']);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        viewOf(currentLocation.search) !== viewOf(nextLocation.search)),
  );
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
