import { test as base, type ConsoleMessage } from '@playwright/test';
import { siteUrl } from '../product/addresses.ts';

/**
 * A test in a browser that fails on any console error. This shows hydration errors, missing files and policy
 * violations. A test that provokes an error names it in `expectedError`.
 */
export const test = base.extend<{ expectedError: RegExp | null; quietConsole: void }>({
  baseURL: async ({}, use) => use(siteUrl()),
  // Journeys have the motion that most users see; in screens its frames only take time.
  reducedMotion: async ({}, use, { file }) => use(file.includes('/journeys/') ? 'no-preference' : 'reduce'),
  expectedError: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedError }, use) => {
      const messages: string[] = [];
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      // The wizard waits 4 s for optional responses, and a busy machine takes longer.
      await page.addInitScript(() => {
        const wait = window.setTimeout;
        window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          wait(run, ms === 4_000 ? 40_000 : ms, ...rest)) as typeof setTimeout;
      });
      await use();
      const unexpected = messages.filter((text) => !expectedError?.test(text));
      if (unexpected.length > 0) throw new Error(`the browser's console said:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
