import { useEffect, useRef, type FocusEvent } from 'react';

/** The button of a notice goes with the notice: the focus is then where it was before it came to the notices. For their place. */
export function useFocusBefore() {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!before.current || document.activeElement !== document.body) return;
    // What a finger scrolled to meanwhile stays in view.
    before.current.focus({ preventScroll: true });
    before.current = null;
  });
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    // Not called of what leaves the document with the focus.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = null;
    },
  };
}
