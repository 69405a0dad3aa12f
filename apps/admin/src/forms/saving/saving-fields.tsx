import { styled } from '@mui/material/styles';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../surfaces/visually-hidden';

const Notice = styled('div')(visuallyHidden);

const Fields = styled('div')({
  // The surrounding form lays the fields out.
  display: 'contents',
  // Delayed, so that a fast save does not flicker.
  '&[inert] > *': { opacity: 0.55, transition: 'opacity 0.2s 0.15s' },
});

interface SavingFieldsProps {
  isSaving: boolean;
  children: ReactNode;
}

/** Blocks the fields of a dialog while it is being saved: input would be lost when the dialog closes. */
export function SavingFields({ isSaving, children }: SavingFieldsProps) {
  const { t } = useTranslation('forms');
  const fields = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const restore = useCallback(() => {
    const target = fields.current?.querySelector('[aria-invalid="true"]') ?? focused.current;
    if (target instanceof HTMLElement) target.focus();
  }, []);
  // While saving, the notice has the focus, for Escape and screen readers; then the rejected field, or the previous one.
  useLayoutEffect(() => {
    if (isSaving) {
      focused.current = document.activeElement;
      notice.current?.focus({ preventScroll: true });
    } else if (focused.current && document.activeElement?.contains(notice.current)) restore();
  }, [isSaving, restore]);
  return (
    <>
      <Notice
        ref={notice}
        role="status"
        tabIndex={-1}
        // A dialog that was opened meanwhile returns the focus here before it stops trapping it, hence the timeout.
        onFocus={isSaving ? undefined : () => setTimeout(restore)}
      >
        {isSaving && t('saving')}
      </Notice>
      <Fields ref={fields} inert={isSaving}>
        {children}
      </Fields>
    </>
  );
}
