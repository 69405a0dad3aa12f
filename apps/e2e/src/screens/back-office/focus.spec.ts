import type { Page } from '@playwright/test';
import { expect, test } from '../../browser/staff-test.ts';

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

for (const forcedColors of ['none', 'active'] as const) {
  test(`what is focused by Tab has an outline, with forced colours: ${forcedColors}`, async ({ office }) => {
    await office.emulateMedia({ forcedColors, reducedMotion: 'no-preference' });
    await office.setViewportSize({ width: 1280, height: 800 });
    await office.goto('/admin/dispatch');
    await office.getByRole('button', { name: 'Logout' }).focus();
    for (const name of ['Today', 'Needs attention only']) {
      const control = office
        .getByRole('main')
        .getByLabel(name)
        .or(office.getByRole('button', { name, exact: true }));
      await expect(async () => {
        await office.keyboard.press('Tab');
        await expect(control.first()).toBeFocused({ timeout: 100 });
      }).toPass();
      // A switch's input is transparent; the outline is around its handle.
      const outline = await control
        .first()
        .evaluate((element) =>
          [element, element.parentElement].map((each) => each && getComputedStyle(each).outlineStyle),
        );
      expect(outline).toContain('solid');
    }
  });
}

test('a notice covers no button of a dialog that is opened on a phone meanwhile', async ({ office }) => {
  await office.setViewportSize({ width: 360, height: 420 });
  await office.goto('/admin/drivers');
  await office.getByRole('button', { name: 'Add driver' }).click();
  await office.getByRole('dialog').getByLabel('Full name').fill('Zaur Rzayev');
  await office.keyboard.press('Control+Enter');
  const notice = office.getByRole('status').filter({ hasText: 'saved' });
  await expect(notice).toBeVisible();
  await office.getByRole('button', { name: 'Delete Zaur Rzayev' }).click();
  const question = office.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
  const buttons = await question.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const { top, bottom } = await notice.evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(buttons).toHaveLength(2);
  expect(buttons.filter((button) => button.top < bottom && button.bottom > top)).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByRole('button', { name: 'Delete Zaur Rzayev' })).toBeHidden();
});
