import type { Page } from '@playwright/test';
import { emailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { book, bookingRequest, post, readOffer } from '../booking-request.ts';
import { addressedTo, emailsAbout, waitForEmailsAbout } from '../emails.ts';
import { expect, signInBrowser, test } from '../browser/staff-test.ts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';
import { firstAdmin, signIn } from '../staff.ts';

// A separate product: it delays emails, which the others send immediately, and it is killed at the end.
test.describe.configure({ mode: 'serial' });

/** Longer than the time in which staff may undo a status, so that the next change is in time on a slow machine too. */
const heldSeconds = 30;

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(runMode(), { STATUS_MAIL_DELAY_SECONDS: String(heldSeconds) });
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
});

async function confirmAndUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The booking is pending again.')).toBeVisible();
}

test('an undone confirmation is never mailed, and the one that follows it once [I-36]', async ({ page }) => {
  test.setTimeout(240_000);
  await post('/setup', firstAdmin, {}, product.siteUrl);
  const staff = await signIn(product.siteUrl, firstAdmin);
  await signInBrowser(page, product.siteUrl);
  const offer = await readOffer(product.siteUrl);
  const confirmations = async (bookingId: string) => {
    const { body } = await staff.call('GET', `/bookings/${bookingId}/emails`);
    return emailDeliveryResponse
      .array()
      .parse(body)
      .filter(({ templateName }) => templateName === 'booking_confirmation')
      .map(({ state, attempts }) => (state === 'skipped' ? String(attempts.at(-1)?.serverAnswer) : state))
      .toSorted();
  };
  const left = bookingRequest(offer);
  const confirmedAgain = bookingRequest(offer);
  const leftPending = await book(left, {}, product.siteUrl);
  await page.goto(`${product.siteUrl}/admin/bookings/${leftPending.id}`);
  await confirmAndUndo(page);
  const confirmed = await book(confirmedAgain, {}, product.siteUrl);
  await page.goto(`${product.siteUrl}/admin/bookings/${confirmed.id}`);
  await confirmAndUndo(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('The booking is confirmed.')).toBeVisible();

  const options = { timeout: 120_000 };
  await expect
    .poll(() => confirmations(leftPending.id), options)
    .toEqual(['not sent: the booking is pending']);
  await expect
    .poll(() => confirmations(confirmed.id), options)
    .toEqual(['not sent: a later email reports this status', 'sent']);
  const arrived = async (reference: string, address: unknown) =>
    addressedTo(await emailsAbout(reference, product.mailboxUrl), String(address)).length;
  // Includes the email that the booking was received.
  expect(await arrived(leftPending.referenceNumber, left.customerEmail)).toBe(1);
  expect(await arrived(confirmed.referenceNumber, confirmedAgain.customerEmail)).toBe(2);
});

test('bookings that were accepted are mailed after a kill -9 of everything right after the response', async () => {
  test.setTimeout(420_000);
  const offer = await readOffer(product.siteUrl);
  for (let round = 1; round <= 2; round += 1) {
    const request = bookingRequest(offer);
    const booking = await book(request, {}, product.siteUrl);
    await product.killNow();
    await product.recover();
    const options = { mailbox: product.mailboxUrl, timeout: 90_000 };
    const emails = await waitForEmailsAbout(booking.referenceNumber, 2, options);
    expect(addressedTo(emails, String(request.customerEmail)).length).toBeGreaterThan(0);
    // An email accepted at the instant of the kill may be sent twice, with the same Message-ID.
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2);
  }
});
