import { useServiceLogger } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';

/** Returns the logger of the process. Called before any service is created: Nest's only logger has the name of the first call. */
export function processLogger({ LOG_LEVEL }: Environment): ReturnType<typeof useServiceLogger> {
  return useServiceLogger('standalone', LOG_LEVEL || 'warn');
}
