import type { Page } from '@playwright/test';

/** Resolves when the page is hydrated. Before, scrolling does not move the header, and links load documents. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
