import type { Page } from '@playwright/test';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';
import { test as base } from './site-test.ts';

/**
 * A test of the back office in the staff's product: `staff` makes calls beside the page, `office` is a page that is
 * signed in already. What a journey adds it gives names of its own, and removes.
 */
export const test = base.extend<{ staff: Staff; office: Page }>({
  baseURL: async ({}, use) => use(staffSiteUrl()),
  // The browser reports rejected requests: a session check without a session, stale saves, what bookings use; and its
  // driver looks into the frame of an email's preview, which runs no script.
  expectedError: async ({}, use) =>
    use(/\b(400|401|404|409|413|415|503)\b|Blocked script execution in 'about:srcdoc'/),
  staff: async ({}, use) => use(await signIn(staffSiteUrl(), firstAdmin)),
  office: async ({ page }, use) => {
    await signInBrowser(page, staffSiteUrl());
    await use(page);
  },
});

/** The first admin's session, without the sign-in page. */
export async function signInBrowser(page: Page, site: string): Promise<void> {
  const { cookie } = await signIn(site, firstAdmin);
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(site);
  await page.context().addCookies([{ name, value, domain: hostname, path: '/api/auth', httpOnly: true }]);
}

export { expect } from '@playwright/test';
