import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an expectation until it holds. Throws its failure after `limitMs`. */
export async function eventually(expectation: () => Promise<void> | void, limitMs = 60_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
      await pause(50);
    }
  }
}
