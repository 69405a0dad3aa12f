import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

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
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
