import { fileURLToPath } from 'node:url';

/**
 * Aliases for React Router's production files, which have no warnings for development. Its package exports them under
 * no condition, so only a path reaches them.
 */
export const productionRouter = ['react-router/dom', 'react-router'].map((entry) => ({
  find: new RegExp(`^${entry}$`),
  replacement: fileURLToPath(import.meta.resolve(entry)).replace('development', 'production'),
}));
