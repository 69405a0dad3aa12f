import { expect, type Locator } from '@playwright/test';

/**
 * Chooses an option of a combobox. By key, since a slow press chooses what it is released over; the list is waited for, since
 * one that is still closing takes the focus, and the next key with it.
 */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  const page = field.page();
  await field.press('ArrowDown');
  await page.getByRole('option', { name: option }).first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
