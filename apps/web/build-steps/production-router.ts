import { fileURLToPath } from 'node:url';

/**
 * React Router's entries without its warnings for development. Its package offers them under no condition of a bundler,
 * only by path.
 */
export const productionRouter = ['react-router/dom', 'react-router'].map((entry) => ({
  find: new RegExp(`^${entry}$`),
  replacement: fileURLToPath(import.meta.resolve(entry)).replace('development', 'production'),
}));
