import type { MessagingHealth } from '@chauffeur/messaging';
import type { ReadinessCheck } from './health.controller.js';

/**
 * For a service that can't work without events. One that only produces them passes `optional`: it goes on
 * accepting work while the broker is away, because its outbox keeps what is to be told.
 */
export function brokerCheck(
  messaging: MessagingHealth,
  options: { optional?: boolean } = {},
): ReadinessCheck {
  return {
    name: 'broker',
    optional: options.optional ?? false,
    isReady: async () => (await messaging.isReady()).ready,
  };
}
