import type { Product, ProductProcess } from '@chauffeur/bench/product';

/** Starts a product with these variables in addition to the usual ones. */
export type StartProduct = (variables: Record<string, string>) => Promise<Product>;

/** All services that are involved in a booking, its emails and its revenue. */
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

export function processOf({ processes }: Product, name: string): ProductProcess {
  const found = processes[name];
  if (!found) throw new Error(`there is no process ${name}`);
  return found;
}

/** Resolves when all services are ready. Throws if one is not ready within three minutes. */
export async function whenAllReady(product: Product): Promise<void> {
  await Promise.all(bookingServices.map((name) => processOf(product, name).whenReady({ timeout: 180_000 })));
}
