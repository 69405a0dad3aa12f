import { recordPaths } from '../http/paths.js';

/** Paths of the finance service. */
export const transactionPaths = {
  ...recordPaths('/transactions'),
  summary: '/transactions/summary',
  monthly: '/transactions/monthly',
  export: '/transactions/export.csv',
} as const;
