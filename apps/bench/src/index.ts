export { benchWeb, type BenchedProduct } from './bench-web.js';
