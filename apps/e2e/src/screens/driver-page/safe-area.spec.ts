import { expect, test } from '../../browser/site-test.ts';

// A phone on its side: the camera is at one end.
test.use({ viewport: { width: 844, height: 390 }, expectedError: /\b401\b/ });

test("the bar of the driver's page stays beside the camera of a phone on its side", async ({ page }) => {
  const insets = { left: 47, right: 47, bottom: 21 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/drive');
  // The bar is rendered again with the screen that follows the first response.
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  const ends = await page.getByRole('banner').evaluate((bar) => {
    const parts = [...bar.children].map((part) => part.getBoundingClientRect());
    return {
      bar: [bar.getBoundingClientRect().left, bar.getBoundingClientRect().right],
      parts: [Math.min(...parts.map(({ left }) => left)), Math.max(...parts.map(({ right }) => right))],
    };
  });
  expect(ends.bar).toEqual([0, 844]);
  expect(ends.parts[0]).toBeGreaterThanOrEqual(insets.left);
  expect(ends.parts[1]).toBeLessThanOrEqual(844 - insets.right);
});
