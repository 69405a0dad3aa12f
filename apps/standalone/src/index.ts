export { startProduct, type Product } from './start-product.js';
