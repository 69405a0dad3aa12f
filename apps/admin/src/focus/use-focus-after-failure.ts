import { useEffect, useRef, type RefObject } from 'react';

/** A button that was disabled while its request ran has lost the focus; after a failure it gets the focus back. */
export function useFocusAfterFailure(hasFailed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFailed && document.activeElement?.contains(button.current)) button.current?.focus();
  }, [hasFailed]);
  return button;
}
