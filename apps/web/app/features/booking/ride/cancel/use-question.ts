import type { RefObject } from 'react';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { useFocusOpenerOnClose } from '../use-focus-opener-on-close';

export type Questions = typeof import('./questions');

/** Stable, for `useLazyPart` and `usePrefetch`. */
export const loadQuestions = (): Promise<Questions> => import('./questions');

/** A question before a cancellation; few visitors need its code, so it is fetched when it is asked. */
export interface Question {
  /** Null while it is not asked, or not loaded yet. */
  questions: Questions | null;
  isLoading: boolean;
  /** Whether loading failed after the last press. */
  hasFailed: boolean;
  /** The button that asks it, which gets the focus back when the question closes. */
  opener: RefObject<HTMLButtonElement | null>;
  ask: () => void;
  close: () => void;
}

export function useQuestion(isAskedAtFirst: boolean): Question {
  const { part, isOpen, hasFailed, open, close } = useLazyPart(loadQuestions, isAskedAtFirst);
  const questions = isOpen ? part : null;
  const opener = useFocusOpenerOnClose<HTMLButtonElement>(questions !== null);
  return { questions, isLoading: isOpen && part === null, hasFailed, opener, ask: open, close };
}
