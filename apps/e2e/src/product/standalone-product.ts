import { startStandalone } from '../../../../infra/launch/standalone-process.mjs';
import { testEnvironment, type Product } from './product.ts';

/** Everything in one process, as `npm start` runs it. */
export async function startStandaloneProduct(): Promise<Product> {
  const standalone = await startStandalone({ env: { ...process.env, ...testEnvironment } });
  return {
    siteUrl: standalone.siteUrl,
    mailboxUrl: standalone.mailboxUrl,
    killNow: () => standalone.kill9(),
    recover: () => standalone.restart(),
    stop: () => standalone.stop(),
  };
}
