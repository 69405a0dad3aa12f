import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The button that removes goes with what it removes, and the focus would go with it: afterwards what is beside it has it, or
 * else the target, such as what adds another one. Returns its ref, and a function that makes the change.
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
