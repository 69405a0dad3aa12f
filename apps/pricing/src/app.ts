import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { pricingEnvironment } from './environment.js';
import { pricingModule } from './pricing.module.js';

export async function createApp(
  environment: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const parsed = readEnvironment(pricingEnvironment, environment);
  return createServiceApp({ name: 'pricing', module: pricingModule(parsed, adapters), environment: parsed });
}
