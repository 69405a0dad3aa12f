import { runMode, type Product } from './product.ts';
import { startProduct } from './start-product.ts';

/** Starts a product for visitors' journeys and one for staff's, unless the environment names running ones. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started: Product[] = [];
  const stopAll = async () => {
    await Promise.all(started.map((product) => product.stop()));
  };
  try {
    for (const prefix of ['', 'STAFF_']) {
      if (process.env[`${prefix}SITE_URL`] && process.env[`${prefix}MAILBOX_URL`]) continue;
      // Sequential: otherwise two cores would start twenty services at once.
      const product = await startProduct(runMode());
      started.push(product);
      process.env[`${prefix}SITE_URL`] = product.siteUrl;
      process.env[`${prefix}MAILBOX_URL`] = product.mailboxUrl;
      process.env[`${prefix}LOG_FILE`] = product.logFile;
      if (product.stores) process.env[`${prefix}STORES`] = JSON.stringify(product.stores);
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
