import type { Page } from '@playwright/test';
import { readOffer } from '../../booking-request.ts';
import { hydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../../browser/site-test.ts';
import { daysAhead } from '../../days-ahead.ts';

const phone = { width: 390, height: 844 };

type Recording = typeof window & { shifts: { value: number; isOfTap: boolean }[] };

/** Records layout shifts in pages that are opened from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = window as Recording;
    recording.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        recording.shifts.push({ value, isOfTap: hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts in the page, a second after it was shown, except those within half a second after a tap. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForTimeout(1_000);
  return page.evaluate(() =>
    (window as Recording).shifts.filter(({ isOfTap }) => !isOfTap).reduce((sum, { value }) => sum + value, 0),
  );
}

test('opening the wizard with a preselected offer shifts no layout on a phone', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize(phone);
  await recordShifts(page);
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  await expect(page.getByText(/^Perfect! /)).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('going from the home page into the wizard shifts no layout on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await recordShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  // A late font shifts the home page if none of its metric-compatible fallbacks is installed.
  await page.evaluate(async () => {
    await document.fonts.ready;
    (window as Recording).shifts = [];
  });
  await page.locator('a[href="/booking"]:visible').first().click();
  await expect(page.getByRole('button', { name: 'Choose a service or tour' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  // Same page: no document was loaded in between.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain(
    '/booking',
  );
});

test('a new step opens at its top without visible scrolling', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize(phone);
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  const heading = page.getByRole('heading', { level: 2, name: 'Date & Details' });
  await heading.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading).toBeInViewport();
});

test('a double click takes one step, and Back leads to the one before', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  const next = page.getByRole('button', { name: 'Next' });
  await next.dblclick();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(next).toBeEnabled();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Select Options' })).toBeVisible();
});

test('Back to a step whose draft has been booked shows the top of the first one', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize(phone);
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The people behind the wheel' })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Select Options' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a tap on Next just as it becomes enabled is not lost', async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.addInitScript(() => {
    const tap = setInterval(() => {
      const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
      if (!next || next.disabled) return;
      clearInterval(tap);
      next.click();
    });
  });
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Date & Details' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Select Options' })).toBeFocused();
  await expect(page).toHaveURL(/\/booking$/);
});

test("the space for the car's availability is reserved before a date is entered", async ({ page }) => {
  const { prices } = await readOffer();
  const priced = prices.find(({ serviceId }) => serviceId !== null);
  await page.setViewportSize(phone);
  await page.goto(`/booking?carId=${priced?.carId}&serviceId=${priced?.serviceId}`);
  await page.getByRole('button', { name: 'Next' }).click();
  // Relative to the document, because the browser scrolls to the field that is filled in.
  const topOfPassengers = () =>
    page
      .getByLabel('Number of passengers')
      .first()
      .evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  await expect(page.getByText('Tell us a date, and we can say whether the car is free.')).toBeVisible();
  const before = await topOfPassengers();
  await page.getByLabel('Booking date').first().fill(daysAhead(120));
  await expect(page.getByText('Tell us a time, and we can hold the car for you.')).toBeVisible();
  expect(await topOfPassengers()).toBe(before);
});
