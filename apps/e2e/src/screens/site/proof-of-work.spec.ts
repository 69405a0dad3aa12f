import type { Page } from '@playwright/test';
import { expect, test as siteTest } from '../../browser/site-test.ts';
import { waitForEmailsAbout } from '../../emails.ts';
import type { Product } from '../../product/product.ts';
import { startProduct } from '../../product/start-product.ts';

/** A separate product that requires a proof for every form. Specs of the gateway cover which proofs are valid. */
const test = siteTest.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct('standalone', { PROOF_OF_WORK_AFTER: '0' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.siteUrl),
});
// The first response to a form is 403; the page then solves the challenge.
test.use({ expectedError: /403/ });
// Both tests share one product.
test.describe.configure({ mode: 'serial' });

/** Records the requests for files of the solver. */
function solverFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/prove-work|proof-worker/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Delays the challenge until the returned function is called, so that the waiting state can be checked. */
async function holdChallenge(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/proof-of-work', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a message is sent with the proof of work that the server asks for', async ({ page, product }) => {
  const files = solverFiles(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Nigar Aliyeva');
  await page.getByLabel('Email').fill('proof-of-work@example.com');
  await page.getByLabel('Message').fill('Could a van meet us at the station?');
  expect(files).toEqual([]);
  const release = await holdChallenge(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').getByText('A quick check that you are not a robot.')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeFocused();
  expect(files.length).toBeGreaterThan(0);
  // The company's email; the one to the sender does not contain the message.
  const { mailboxUrl: mailbox } = product;
  expect(await waitForEmailsAbout('Could a van meet us', 1, { mailbox })).toHaveLength(1);
});

test('a lost link is asked for with a proof of work, in Russian', async ({ page }) => {
  await page.goto('/ru/ride', { waitUntil: 'networkidle' });
  await page.getByLabel('Номер бронирования').fill('BK20261121-7KQ4MZXP');
  await page.getByLabel('Эл. почта, указанная при бронировании').fill('proof-of-work@example.com');
  const release = await holdChallenge(page);
  const sent = page.waitForResponse((response) => response.status() === 202);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('status').getByText('Короткая проверка')).toBeVisible();
  release();
  await sent;
  await expect(page.getByRole('status').getByText('Короткая проверка')).toHaveCount(0);
});
