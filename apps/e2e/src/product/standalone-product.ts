import { startStandalone } from '../../../../infra/launch/services/standalone-process.ts';
import type { StartedProduct } from './product.ts';

/** Everything in one process, as `npm start` runs it. */
export async function startStandaloneProduct(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<StartedProduct> {
  const standalone = await startStandalone({ env, log });
  return {
    siteUrl: standalone.siteUrl,
    mailboxUrl: standalone.mailboxUrl,
    killNow: () => standalone.kill9(),
    recover: () => standalone.restart(),
    stop: () => standalone.stop(),
  };
}
