import { statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const financeEnvironment = statefulServiceEnvironment;
export type FinanceEnvironment = z.infer<typeof financeEnvironment>;
