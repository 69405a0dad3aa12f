import { post } from './booking-request.ts';
import { firstAdmin } from './staff.ts';
import { staffSiteUrl } from './product/addresses.ts';
import { runMode, type Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Starts a product for visitors' journeys and one for staff's, unless the environment names running ones. Makes the
 * first admin of the staff's product; the journey `back-office/first-admin` makes that of the visitors' product.
 */
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
    // Rejected by a running product that has an admin already.
    await post('/setup', firstAdmin, {}, staffSiteUrl());
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
