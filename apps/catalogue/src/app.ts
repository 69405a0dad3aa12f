import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import {
  createServiceApp,
  readEnvironment,
  type ServiceAdapters,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { catalogueEnvironment } from './environment.js';
import { catalogueModule } from './catalogue.module.js';

export async function createApp(
  environment: Record<string, string | undefined>,
  adapters?: ServiceAdapters,
): Promise<ServiceApp> {
  const parsed = readEnvironment(catalogueEnvironment, environment);
  return createServiceApp({
    name: 'catalogue',
    module: catalogueModule(parsed, adapters),
    environment: parsed,
    bodyLimit: imageLimits.requestBytes,
    configure: async (app) => {
      // Images arrive as raw bytes.
      app.useBodyParser('application/octet-stream', {}, (_request, body, done) => done(null, body));
    },
  });
}
