import type { Page } from '@playwright/test';
import { expect, test } from '../browser/staff-test.ts';

test.use({ viewport: { width: 390, height: 600 } });

/** Returns the distance in px from the header to the focused element. */
function belowHeader(office: Page): Promise<number> {
  return office.evaluate(() => {
    const bottomOf = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.activeElement?.getBoundingClientRect().top ?? 0) - bottomOf;
  });
}

test('what is focused by Shift+Tab is not covered by the header', async ({ office }) => {
  await office.goto('/admin/email-templates');
  const edits = office.getByRole('main').getByRole('button', { name: /^Edit/ });
  await edits.last().focus();
  for (let step = 0; step < 20; step += 1) {
    await office.keyboard.press('Shift+Tab');
    await expect.poll(() => belowHeader(office)).toBeGreaterThanOrEqual(0);
  }
});
