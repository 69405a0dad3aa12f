import type { Page } from '@playwright/test';

/** Resolves once the scripts have taken the page over: what is scrolled before does not move the header, and links load documents. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
