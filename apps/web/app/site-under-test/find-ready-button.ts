import { act, screen, waitFor } from '@testing-library/react';
import { doubleTapMs } from '../features/booking/steps/use-double-tap-guard';

/** Finds a button of a step that Next has just opened, once it is enabled. */
export const findReadyButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.ariaDisabled === 'true') throw new Error(`${name} still ignores presses`);
    return button;
  });

/** Makes a new step ignore presses until the returned function is called, even on a slow machine. */
export function holdDoubleTapGuard(): () => void {
  const wait = globalThis.setTimeout;
  const ends: (() => void)[] = [];
  // Not a Jest spy: Testing Library would take a mocked setTimeout for fake timers.
  globalThis.setTimeout = ((end: () => void, delay?: number, ...values: unknown[]) => {
    if (delay !== doubleTapMs) return wait(end, delay, ...values);
    ends.push(end);
    return 0;
  }) as unknown as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
    act(() => ends.forEach((end) => end()));
  };
}
