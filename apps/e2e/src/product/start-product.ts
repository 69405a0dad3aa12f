import { openLogFile } from './log-file.ts';
import { type Product, type RunMode } from './product.ts';
import { startServicesProduct } from './services-product.ts';
import { startStandaloneProduct } from './standalone-product.ts';

/** Starts a product of its own on free ports with an empty, temporary data folder. */
export async function startProduct(mode: RunMode): Promise<Product> {
  const log = await openLogFile();
  const start = mode === 'services' ? startServicesProduct : startStandaloneProduct;
  try {
    const product = await start((line) => log.write(line));
    const stop = () => product.stop().finally(() => log.remove());
    return { ...product, logFile: log.path, stop };
  } catch (error) {
    await log.remove();
    throw error;
  }
}
