import { startStandalone } from '../../../../infra/launch/services/standalone-process.ts';
import type { StartedProduct } from './product.ts';

/** Starts everything in one process, like `npm start`. */
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
