import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The button that removes goes with what it removes, and the focus would go with it: afterwards the target has it, such as
 * what adds another one. Returns its ref, and a function that makes the change.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(): [
  RefObject<Target | null>,
  (change: () => void) => void,
] {
  const target = useRef<Target>(null);
  const withFocus = (change: () => void) => {
    flushSync(change);
    target.current?.focus();
  };
  return [target, withFocus];
}
