import { type Product, type RunMode } from './product.ts';
import { startServicesProduct } from './services-product.ts';
import { startStandaloneProduct } from './standalone-product.ts';

/** Starts a product of its own on free ports with an empty, temporary data folder. */
export function startProduct(mode: RunMode): Promise<Product> {
  return mode === 'services' ? startServicesProduct() : startStandaloneProduct();
}
