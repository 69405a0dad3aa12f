import { createServiceApp, readEnvironment, type ServiceApp } from '@chauffeur/service-kit';
import { identityEnvironment } from './environment.js';
import { identityModule } from './identity.module.js';

export async function createApp(environment: Record<string, string | undefined>): Promise<ServiceApp> {
  const parsed = readEnvironment(identityEnvironment, environment);
  return createServiceApp({
    name: 'identity',
    module: identityModule(parsed),
    environment: parsed,
    hasEvents: false,
  });
}
