import { expect, type Page } from '@playwright/test';

/**
 * Opens a screen of the back office at this path: by the sidebar where it has the screen and a document is there already,
 * whose scripts and axe it takes over.
 */
export async function openScreen(office: Page, path: string): Promise<void> {
  const entry = office.locator(`nav a[href="${path}"]`).first();
  if ((await entry.count()) === 0) return void (await office.goto(path));
  // Not a click: a narrow window has the sidebar behind a button.
  await entry.dispatchEvent('click');
  await expect(entry).toHaveAttribute('aria-current', 'page');
}
