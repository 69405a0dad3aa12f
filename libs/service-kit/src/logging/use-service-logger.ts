import { Logger } from '@nestjs/common';
import { ServiceLogger } from './service-logger.js';

let current: ServiceLogger | undefined;

/**
 * The logger of this process: Nest keeps one for all, so where several services share a process the first to come
 * (the host) names it.
 */
export function useServiceLogger(service: string, level: string): ServiceLogger {
  if (!current) {
    current = new ServiceLogger(service, level);
    Logger.overrideLogger(current);
  }
  return current;
}
