import { useServiceLogger, type ServiceLogger } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';

/** Returns the logger of the process. The first call is before any service is created: Nest's only logger has the name of the first call. */
export function processLogger({ LOG_LEVEL }: Environment): ServiceLogger {
  return useServiceLogger('standalone', LOG_LEVEL || 'warn');
}
