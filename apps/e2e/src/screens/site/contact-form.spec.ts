import type { Page } from '@playwright/test';
import { expect, test } from '../../browser/site-test.ts';

const words = 'Could a van with two child seats meet us at Baku station?';
const failed = 'Your message could not be sent. It is still here: please try again.';

async function write(page: Page): Promise<void> {
  // The form can't be sent before the page is hydrated.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Nigar Aliyeva');
  await page.getByLabel('Email').fill('nigar@example.com');
  await page.getByLabel('Message').fill(words);
}

test.describe('when the server fails', () => {
  test.use({ expectedError: /503/ });

  test('a message retains its text and is the same message when it is sent again [D1.7, P2.11.3]', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact-messages', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      return route.fulfill({ status: 503, body: '' });
    });
    await write(page);
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(words);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeFocused();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

test.describe('when the rules of the form cannot be fetched', () => {
  test.use({ expectedError: /ERR_FAILED|message-rules/ });

  test('an error is shown and the input is retained [D1.12]', async ({ page }) => {
    await page.route('**/message-rules*.js', (route) => route.abort());
    await write(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(words);
  });
});

test('a suggested phone number is underlined like the rest of its button, and is written on a press', async ({
  page,
}) => {
  await write(page);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('8 916 123-45-67');
  const suggestion = page.getByRole('button', { name: 'Is this a Russian number? Use +7 916 123 45 67' });
  await expect(suggestion.getByText('+7 916', { exact: false }).last()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await suggestion.click();
  await expect(phone).toHaveValue('+7 916 123 45 67');
});
