import { expect, test } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(runMode());
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
});

test('bookings that were accepted are mailed after a kill -9 of everything right after the response', async () => {
  test.setTimeout(180_000);
  const offer = await readOffer(product.siteUrl);
  for (let round = 1; round <= 2; round += 1) {
    const request = bookingRequest(offer);
    const booking = await book(request, {}, product.siteUrl);
    await product.killNow();
    await product.recover();
    const options = { mailbox: product.mailboxUrl, timeout: 90_000 };
    const emails = await waitForEmailsAbout(booking.referenceNumber, 2, options);
    expect(addressedTo(emails, String(request.customerEmail)).length).toBeGreaterThan(0);
    // An email that the mail server accepted in the instant of the kill may be sent twice, with the same Message-ID.
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(2);
  }
});
