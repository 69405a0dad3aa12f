import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a button that loses the focus by being disabled during its request. A failure restores the focus. */
export function useFocusAfterFailure(hasFailed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFailed && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [hasFailed]);
  return button;
}
