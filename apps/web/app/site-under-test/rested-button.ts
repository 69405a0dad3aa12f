import { act, screen, waitFor } from '@testing-library/react';
import { restMs } from '../features/booking/steps/use-resting';

/** The button of a step that Next has just opened, once it can be pressed. */
export const restedButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.ariaDisabled === 'true') throw new Error(`${name} rests`);
    return button;
  });

/** Keeps a step at rest until the result is called, however long a busy machine takes for the presses before. */
export function holdRest(): () => void {
  const wait = globalThis.setTimeout;
  const ends: (() => void)[] = [];
  // No spy of Jest's: testing-library takes a mocked setTimeout for a fake clock.
  globalThis.setTimeout = ((end: () => void, delay?: number, ...values: unknown[]) => {
    if (delay !== restMs) return wait(end, delay, ...values);
    ends.push(end);
    return 0;
  }) as unknown as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
    act(() => ends.forEach((end) => end()));
  };
}
