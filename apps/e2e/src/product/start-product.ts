import { openLogFile } from './log-file.ts';
import { testEnvironment, type Product, type RunMode } from './product.ts';
import { startServicesProduct } from './services-product.ts';
import { startStandaloneProduct } from './standalone-product.ts';

/**
 * Starts a separate product on free ports with an empty, temporary data folder.
 * @param settings variables in addition to those of all tests
 */
export async function startProduct(mode: RunMode, settings: Record<string, string> = {}): Promise<Product> {
  const log = await openLogFile();
  const start = mode === 'services' ? startServicesProduct : startStandaloneProduct;
  try {
    const env = { ...process.env, ...testEnvironment, ...settings };
    const product = await start(env, (line) => log.write(line));
    const stop = () => product.stop().finally(() => log.remove());
    return { ...product, logFile: log.path, stop };
  } catch (error) {
    await log.remove();
    throw error;
  }
}
