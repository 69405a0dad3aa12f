import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { financeEnvironment } from './environment.js';
import { financeModule } from './finance.module.js';

/** Max bytes of a body: the most completed rides of drivers that booking returns. */
const bodyLimit = 1024 * 1024;

export async function createApp(
  environment: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const parsed = readEnvironment(financeEnvironment, environment);
  return createServiceApp({
    name: 'finance',
    module: financeModule(parsed, adapters),
    environment: parsed,
    bodyLimit,
  });
}
