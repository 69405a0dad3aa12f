import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { emailWorkerModule } from './email-worker.module.js';
import { emailWorkerEnvironment } from './environment.js';

/** The email worker, ready to listen (for health checks) and to send. */
export async function createApp(
  variables: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const environment = readEnvironment(emailWorkerEnvironment, variables);
  return createServiceApp({
    name: 'email-worker',
    module: emailWorkerModule(environment, adapters),
    environment,
  });
}
