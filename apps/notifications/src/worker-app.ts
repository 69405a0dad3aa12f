import { createServiceApp, readEnvironment, type ServiceApp } from '@chauffeur/service-kit';
import { emailWorkerModule } from './email-worker.module.js';
import { workerEnvironment } from './worker-environment.js';

/** Creates the email worker, ready to listen (for health checks) and to send. */
export async function createWorkerApp(variables: Record<string, string | undefined>): Promise<ServiceApp> {
  const environment = readEnvironment(workerEnvironment, variables);
  return createServiceApp({
    name: 'email-worker',
    module: emailWorkerModule(environment),
    environment,
    hasEvents: false,
  });
}
