import { statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const financeEnvironment = statefulServiceEnvironment.omit({
  EVENT_TRANSPORT: true,
  RABBITMQ_URL: true,
});
export type FinanceEnvironment = z.infer<typeof financeEnvironment>;
