import { expect, type Locator } from '@playwright/test';

/**
 * Chooses an option of a combobox. Opens it by keyboard, because releasing a slow click would choose the option below
 * the pointer. Waits until the list is closed, because a closing list would take the focus and the next key.
 */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  const page = field.page();
  await field.press('ArrowDown');
  const list = page.getByRole('listbox');
  // A list grows while it opens, and a click whose press and release meet different options chooses none.
  await expect(page.locator('.MuiPaper-root', { has: list })).toHaveCSS('transform', 'none');
  await page.getByRole('option', { name: option }).first().click();
  await expect(list).toHaveCount(0);
}
