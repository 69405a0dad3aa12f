import { retentionVariables, statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

const { TRANSACTION_RETENTION_MONTHS } = retentionVariables;

export const financeEnvironment = statefulServiceEnvironment.extend({ TRANSACTION_RETENTION_MONTHS });
export type FinanceEnvironment = z.infer<typeof financeEnvironment>;

/** The injection token of the environment. */
export const FINANCE_ENVIRONMENT = Symbol('finance environment');
