import type { Page } from '@playwright/test';
import { hydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../../browser/site-test.ts';

const headerColour = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);

test('the header hides on the way down past 100 pixels and is back on the way up [P2.2.1, P2.2.2, P9.9]', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(90);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('a header that has the focus does not hide', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Tours' }).focus();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the header is transparent over the image of the home page, with a white logo [P2.2.3]', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  expect(await headerColour(page)).toBe('rgba(0, 0, 0, 0)');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Caspian Chauffeur' });
  expect(await logo.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(251, 246, 236)');
  await page.mouse.wheel(0, 90);
  await expect.poll(() => headerColour(page)).toMatch(/^rgb\(/);
  await page.goto('/about');
  expect(await headerColour(page)).toMatch(/^rgb\(/);
});

test.describe('when the home page fails', () => {
  test.use({ expectedError: /503/ });

  test('the header has its own colour above the error', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 503, body: '' }));
    // Without pointing at it, after which its data would be in the browser's cache.
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    expect(await headerColour(page)).toMatch(/^rgb\(/);
  });
});
