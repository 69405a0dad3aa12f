import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Preserves the focus when a button disappears together with what it removes. Returns the ref of a target, such as the
 * button that adds another one, and a function that makes the change, then focuses `beside`, or else the target.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(): [
  RefObject<Target | null>,
  (change: () => void, beside?: () => HTMLElement | null | undefined) => void,
] {
  const target = useRef<Target>(null);
  const withFocus = (change: () => void, beside?: () => HTMLElement | null | undefined) => {
    flushSync(change);
    (beside?.() ?? target.current)?.focus();
  };
  return [target, withFocus];
}
