import { recordPaths } from '../http/paths.js';

/** Paths of the pricing service. */
export const pricePaths = {
  ...recordPaths('/prices'),
  /** Cells of the price matrix. */
  cells: '/prices/cells',
} as const;
export const extraPaths = {
  ...recordPaths('/extras'),
  /** The extras that visitors may choose. */
  offered: '/offered-extras',
} as const;
export const currenciesPath = '/currencies';
