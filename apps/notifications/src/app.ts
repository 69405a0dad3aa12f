import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { notificationsEnvironment } from './environment.js';
import { notificationsModule } from './notifications.module.js';

/** Limit of request bodies in bytes: fits the longest template, all in multi-byte characters. */
const bodyLimit = 1024 * 1024;

/** Turns events into emails and accepts messages from the contact form. */
export async function createApp(
  variables: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const environment = readEnvironment(notificationsEnvironment, variables);
  return createServiceApp({
    name: 'notifications',
    module: notificationsModule(environment, adapters),
    environment,
    bodyLimit,
  });
}
