import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { notificationsEnvironment } from './environment.js';
import { notificationsModule } from './notifications.module.js';

/** In bytes: the longest template, all of it in characters of several bytes. */
const bodyLimit = 1024 * 1024;

/** Turns events into emails and takes the messages of the contact form. */
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
