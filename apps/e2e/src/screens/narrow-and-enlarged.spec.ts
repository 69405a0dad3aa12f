import type { Page } from '@playwright/test';
import { readOffer } from '../booking-request.ts';
import { expect, test } from '../browser/site-test.ts';

const pages = ['/', '/services', '/cars', '/tours', '/about', '/contact', '/booking', '/privacy', '/terms'];

/** Nothing may stick out of the window: that would have to be scrolled to in two directions. */
async function expectNothingBeyond(page: Page, path: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${path} is wider than the window`).toBeLessThanOrEqual(0);
}

/** What can be pressed is at least 24 px in both directions, unless it stands within a sentence (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, input')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position !== 'fixed')
      // A label is pressed instead of its field; the field that catches programs is pressed by no one.
      .filter((element) => !element.closest('label, [aria-hidden="true"]'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInSentence = getComputedStyle(element).display === 'inline';
        return isInSentence || (width >= 24 && height >= 24)
          ? []
          : [`${element.textContent || element.getAttribute('aria-label')}: ${width} x ${height}`];
      }),
  );
}

for (const prefix of ['', '/ru']) {
  // 1280 pixels at 400 %; 200 % is wider.
  test.describe(`on a window of 320 pixels ${prefix}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, ...(prefix ? { locale: 'ru-RU' } : {}) });

    test('no page is wider than the window, and everything is large enough to press', async ({ page }) => {
      const { services, tours } = await readOffer();
      for (const path of [...pages, `/services/${services[0]?.id}`, `/tours/${tours[0]?.id}`]) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path);
        await expectNothingBeyond(page, path);
        expect(await smallTargets(page), path).toEqual([]);
      }
    });
  });
}

for (const [address, included] of [
  ['/tours', 'What is included'],
  ['/ru/tours', 'Что включено'],
] as const) {
  test.describe(`on a phone of 390 pixels, ${address}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('each tour says what it includes in two lines at most [II-31]', async ({ page }) => {
      await page.goto(address);
      const lists = page.getByRole('list', { name: included });
      const heights = await lists.evaluateAll((all) =>
        all.map(
          (list) => list.getBoundingClientRect().height / parseFloat(getComputedStyle(list).lineHeight),
        ),
      );
      expect(heights.length).toBeGreaterThanOrEqual(7);
      for (const lines of heights) expect(lines).toBeLessThan(3);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // 5,000 px for the seven of the demonstration content; other tests may add more.
      expect(height).toBeLessThanOrEqual(5_000 + (heights.length - 7) * 600);
    });
  });
}

test.describe('with text twice as large', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('pages do not overflow and the wizard shows its buttons', async ({ page }) => {
    const { prices } = await readOffer();
    const price = prices.find(({ tour }) => tour !== null);
    for (const path of [
      '/',
      '/tours',
      '/contact',
      `/booking?carId=${price?.carId}&tourId=${price?.tourId}`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNothingBeyond(page, path);
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expectNothingBeyond(page, 'step 2');
  });
});
