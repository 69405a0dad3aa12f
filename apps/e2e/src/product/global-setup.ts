import { runMode } from './product.ts';
import { startProduct } from './start-product.ts';

/** One product for all journeys, unless SITE_URL and MAILBOX_URL name one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_URL'] && process.env['MAILBOX_URL']) return undefined;
  const product = await startProduct(runMode());
  process.env['SITE_URL'] = product.siteUrl;
  process.env['MAILBOX_URL'] = product.mailboxUrl;
  return () => product.stop();
}
