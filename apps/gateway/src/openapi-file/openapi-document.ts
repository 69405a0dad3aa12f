import { fileURLToPath } from 'node:url';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createApp } from '../app.js';

/** The document in the repository, so that changes of the API show in review; `npm run openapi:write` writes it. */
export const openApiFile = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));

/** Building the document calls no service, so any address will do. */
const service = 'http://127.0.0.1:9';
const environment = {
  CATALOGUE_URL: service,
  PRICING_URL: service,
  BOOKING_URL: service,
  FINANCE_URL: service,
  NOTIFICATIONS_URL: service,
  IDENTITY_URL: service,
  WEB_URL: service,
  EVENT_TRANSPORT: 'in-process',
  INTERNAL_TOKEN: 'internal-token-of-the-document',
  JWT_SECRET: 'access-token-secret-of-the-document-0123456789',
  LOG_LEVEL: 'error',
};

/** Returns the OpenAPI document that the gateway serves, as indented JSON. */
export async function openApiDocument(): Promise<string> {
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  try {
    const address = await app.listen(0, '127.0.0.1');
    const document: unknown = await (await fetch(`${address}/api/openapi.json`)).json();
    return `${JSON.stringify(document, null, 2)}\n`;
  } finally {
    await app.close();
  }
}
