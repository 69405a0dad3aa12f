import { post } from '../booking-request.ts';
import { runMode } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';
import { firstAdmin } from '../staff.ts';

/** Starts a product with production limits, except for reads. Each case uses its own client addresses. */
export default async function startAttackedProduct(): Promise<() => Promise<void>> {
  const product = await startProduct(runMode(), {
    TRUSTED_PROXIES: '127.0.0.1',
    WRITE_LIMIT_PER_MINUTE: '60',
    FORM_LIMIT_PER_HOUR: '120',
    RECIPIENT_LIMIT_PER_HOUR: '20',
    RECIPIENT_LIMIT_PER_DAY: '60',
    READ_LIMIT_PER_MINUTE: '300',
  });
  process.env['SITE_URL'] = product.siteUrl;
  process.env['MAILBOX_URL'] = product.mailboxUrl;
  await post('/setup', firstAdmin);
  return () => product.stop();
}
