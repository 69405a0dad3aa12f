import { expect, type Page } from '@playwright/test';

/**
 * Opens the screen of the back office at this path. Uses the sidebar if a document with this entry is open, because its
 * scripts and axe are loaded already.
 */
export async function openScreen(office: Page, path: string): Promise<void> {
  const entry = office.locator(`nav a[href="${path}"]`).first();
  if ((await entry.count()) === 0) return void (await office.goto(path));
  // Dispatched, because in a narrow window the sidebar is hidden behind a button.
  await entry.dispatchEvent('click');
  await expect(entry).toHaveAttribute('aria-current', 'page');
}
