import { errorStatus } from '@chauffeur/contracts/http/error-code';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { schemaForOpenApi } from './schema-for-openapi.js';

/** All codes by status. The schema does not enumerate them, because clients must accept new ones. */
const codes = [...Map.groupBy(Object.entries(errorStatus), ([, status]) => status)]
  .toSorted(([one], [other]) => one - other)
  .map(([status, entries]) => `- ${status}: ${entries.map(([code]) => `\`${code}\``).join(', ')}`)
  .join('\n');

const description = new DocumentBuilder()
  .setTitle('Chauffeur bookings')
  .setDescription(
    'Public reads and bookings under /api, staff routes under /api/admin. Errors are problems (RFC 9457) with a stable `code`. ' +
      'Amounts are USD where no currency is named; a ride’s date and time are Baku time.' +
      `\n\nCodes by status, to which others may be added; those of fields, in \`errors\`, are named after the field:\n\n${codes}`,
  )
  .setVersion('1')
  .setOpenAPIVersion('3.1.0')
  .setLicense('Apache 2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
  .setTermsOfService('/terms')
  .addServer('/')
  .addBearerAuth()
  .addGlobalResponse({
    status: '4XX',
    description: 'Rejected; the code says why',
    schema: { $ref: '#/components/schemas/Problem' },
  })
  .build();

/** Builds the API's OpenAPI document: the routes that other programs may call. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, description, {
    standardSchemaConverter: schemaForOpenApi,
  });
  return {
    ...document,
    // An explicit empty requirement says that the route is public.
    security: [],
    // Leaves out the platform's routes, such as /health/live.
    paths: inOrder(Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'))),
    components: {
      ...document.components,
      schemas: inOrder(Object.entries(document.components?.schemas ?? {})),
    },
  };
}

/** By name, so that the document does not depend on the order of modules and controllers. */
function inOrder<Value>(entries: readonly [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
