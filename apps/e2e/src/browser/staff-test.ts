import type { Page } from '@playwright/test';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';
import { test as base } from './site-test.ts';

/**
 * A test of the back office on the staff's product: `staff` sends requests besides the page, `office` is a signed-in
 * page. A test gives unique names to records that it adds, and removes them.
 */
export const test = base.extend<{ staff: Staff; office: Page }>({
  baseURL: async ({}, use) => use(staffSiteUrl()),
  // Ignored errors: rejected requests (a session check without a session, stale saves, records that bookings use), and
  // scripts that the browser's driver can't run in the frame of an email's preview.
  expectedError: async ({}, use) =>
    use(/\b(400|401|404|409|413|415|503)\b|Blocked script execution in 'about:srcdoc'/),
  staff: async ({}, use) => use(await signIn(staffSiteUrl(), firstAdmin)),
  office: async ({ page }, use) => {
    await signInBrowser(page, staffSiteUrl());
    await use(page);
  },
});

/** Signs in as the first admin without the sign-in page. */
export async function signInBrowser(page: Page, site: string): Promise<void> {
  const { cookie } = await signIn(site, firstAdmin);
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(site);
  await page.context().addCookies([{ name, value, domain: hostname, path: '/api/auth', httpOnly: true }]);
}

export { expect } from '@playwright/test';
