import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));

/** Serves the browser's files: hashed ones permanently, the others for an hour, compressed copies where they exist. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // One route a file, so that every other address is a page's; hashed files are measured as one.
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
