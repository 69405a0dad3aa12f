import { styled } from '@mui/material/styles';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../surfaces/visually-hidden';

const Notice = styled('div')(visuallyHidden);

const Fields = styled('div')({
  // The layout is that of the form around them.
  display: 'contents',
  // Not at once: a save that takes no time does not flicker.
  '&[inert] > *': { opacity: 0.55, transition: 'opacity 0.2s 0.15s' },
});

interface SavingFieldsProps {
  isSaving: boolean;
  children: ReactNode;
}

/** Fields of a dialog: they take no input while it is being saved, because what is typed then would be lost when it closes. */
export function SavingFields({ isSaving, children }: SavingFieldsProps) {
  const { t } = useTranslation('forms');
  const fields = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const restore = useCallback(() => {
    const target = fields.current?.querySelector('[aria-invalid="true"]') ?? focused.current;
    if (target instanceof HTMLElement) target.focus();
  }, []);
  // The focus waits at the notice, for Escape and screen readers; then it is at what was rejected, or where it was.
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
        // Of a question that was asked meanwhile, which gives the focus back where it got it before it lets go of it.
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
