import { useEffect, useRef, type FocusEvent } from 'react';

/** Returns props for the container of notices: when a notice closes, a focus in it returns to where it was before. */
export function useRestoreFocus() {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!before.current || document.activeElement !== document.body) return;
    // No scrolling: staff may have scrolled elsewhere meanwhile.
    before.current.focus({ preventScroll: true });
    before.current = null;
  });
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    // Not called if a focused element is removed.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = null;
    },
  };
}
