import { processOf, type FaultedProduct } from '../faulted-product.ts';

/** All that takes part in a booking, its mails and its revenue. */
export const bookingServices = [
  'gateway',
  'catalogue',
  'pricing',
  'booking',
  'finance',
  'notifications',
  'email-worker',
  'identity',
] as const;

/** Resolves when all of them say that they are ready; throws where one does not within three minutes. */
export async function whenAllReady(product: FaultedProduct): Promise<void> {
  const timeout = 180_000;
  await Promise.all(bookingServices.map((name) => processOf(product, name).whenReady({ timeout })));
}
