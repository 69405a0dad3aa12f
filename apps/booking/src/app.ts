import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { bookingEnvironment } from './environment.js';
import { bookingModule } from './booking.module.js';

export async function createApp(
  environment: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const parsed = readEnvironment(bookingEnvironment, environment);
  return createServiceApp({ name: 'booking', module: bookingModule(parsed, adapters), environment: parsed });
}
