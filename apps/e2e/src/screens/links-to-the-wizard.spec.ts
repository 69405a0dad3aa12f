import { readOffer } from '../booking-request.ts';
import { expect, test } from '../browser/site-test.ts';

test('what a link brings along to the wizard pushes nothing away on a phone', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  await expect(page.getByText(/^Perfect! /)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1_000);
      }),
  );
  // Chromium's limit of a good page.
  expect(shift).toBeLessThan(0.1);
});

test('a new step begins at its top, without a scroll that is seen', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  const heading = page.getByRole('heading', { level: 2, name: 'Date & Details' });
  await heading.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading).toBeInViewport();
});
