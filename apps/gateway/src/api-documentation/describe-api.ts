import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { GatewayEnvironment } from '../environment.js';
import { ownFilesPolicy } from '../security/content-security-policy.js';

/** By API_DOCUMENTATION, else everywhere but in production: it lists every route of staff. */
export function isDocumented({
  API_DOCUMENTATION,
  NODE_ENV,
}: Pick<GatewayEnvironment, 'API_DOCUMENTATION' | 'NODE_ENV'>): boolean {
  if (API_DOCUMENTATION === undefined) return NODE_ENV !== 'production';
  return API_DOCUMENTATION === 'true' || API_DOCUMENTATION === '1';
}

/** The OpenAPI document at /api/openapi.json and a page to try it at /api/docs. */
export function describeApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Chauffeur bookings')
    .setDescription(
      'Public reads and bookings under /api, staff routes under /api/admin. Errors are problems (RFC 9457) with a stable `code`. ' +
        'Amounts are USD where no currency is named; a ride’s date and time are Baku time.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.url?.startsWith('/api/docs'))
        void reply.header('content-security-policy', ownFilesPolicy);
      done();
    });
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
