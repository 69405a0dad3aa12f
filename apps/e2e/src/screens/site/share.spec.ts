import { readOffer } from '../../booking-request.ts';
import { siteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/site-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a car is shared by a link that chooses it in the wizard', async ({ page }) => {
  const { prices } = await readOffer();
  await page.goto('/cars', { waitUntil: 'networkidle' });
  const share = page.getByRole('button', { name: /^Share: / }).first();
  const name = ((await share.getAttribute('aria-label')) ?? '').replace('Share: ', '');
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const carId = new URL(link).searchParams.get('carId');
  expect(prices.map((price) => price.carId)).toContain(carId);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Change vehicle' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
});

test('a tour is shared in the language of its page', async ({ page }) => {
  const { tours } = await readOffer();
  const path = `/ru/tours/${tours[0]?.id}`;
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Поделиться: / }).click();
  await expect(page.getByRole('status').getByText('Ссылка скопирована')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl() + path);
});
