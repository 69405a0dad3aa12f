import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { GatewayEnvironment } from '../environment.js';
import { ownFilesPolicy } from '../security/content-security-policy.js';
import { apiDocument } from './api-document.js';

/** Returns API_DOCUMENTATION, by default false only in production: the documentation lists every route of staff. */
export function isDocumented({
  API_DOCUMENTATION,
  NODE_ENV,
}: Pick<GatewayEnvironment, 'API_DOCUMENTATION' | 'NODE_ENV'>): boolean {
  if (API_DOCUMENTATION === undefined) return NODE_ENV !== 'production';
  return API_DOCUMENTATION === 'true' || API_DOCUMENTATION === '1';
}

/** Serves the OpenAPI document at /api/openapi.json and a page to try the API at /api/docs. */
export function describeApi(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.url?.startsWith('/api/docs'))
        void reply.header('content-security-policy', ownFilesPolicy);
      done();
    });
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    // Otherwise groups are in the order in which paths first name them.
    swaggerOptions: { tagsSorter: 'alpha' },
  });
}
