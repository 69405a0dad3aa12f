import type { Page } from '@playwright/test';
import { hydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../../browser/site-test.ts';

// React reports a page that differs from what it renders.
test.use({ expectedError: /React error #418/ });

/** What every page gets from the server alone: no script has these styles and font faces. */
const appearance = (page: Page) =>
  page.evaluate(() => {
    const { margin, fontFamily, backgroundColor, color } = getComputedStyle(document.body);
    const { boxSizing, colorScheme } = getComputedStyle(document.documentElement);
    const families = [...new Set([...document.fonts].map(({ family }) => family))].toSorted();
    return { margin, fontFamily, backgroundColor, color, boxSizing, colorScheme, families };
  });

for (const path of ['/', '/booking', '/ru/contact']) {
  test(`${path} keeps its styles and fonts if it can't be hydrated`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const expected = await appearance(page);
    expect(expected.families).not.toEqual([]);
    expect(expected.margin).toBe('0px');

    // As an extension of the browser, or a proxy, changes a page.
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<h1[^>]*>/, '$&<b id="foreign">foreign</b>');
      await route.fulfill({ response, body: html });
    });
    const failure = page.waitForEvent('pageerror');
    await page.goto(path);
    expect((await failure).message).toContain('#418');
    await hydrated(page);
    await expect(page.locator('#foreign')).not.toBeAttached();
    expect(await appearance(page)).toEqual(expected);
  });
}
