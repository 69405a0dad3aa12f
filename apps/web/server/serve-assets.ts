import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));

/** Serves the browser's files: hashed ones cacheable permanently, others for an hour; precompressed if available. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // One route per file, so that all other addresses reach the pages. Metrics count hashed files as one route.
    scope.addHook('onRoute', (route) => {
      if (route.url.startsWith('/assets/')) route.config = { ...route.config, measuredRoute: '/assets/*' };
    });
    await scope.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (reply, file) => {
        const isHashed = path.relative(clientFolder, file).startsWith(`assets${path.sep}`);
        reply.header(
          'cache-control',
          isHashed
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=3600, stale-while-revalidate=86400',
        );
      },
    });
  });
}
