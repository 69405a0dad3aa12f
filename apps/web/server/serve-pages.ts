import { correlationIdHeader } from '@chauffeur/contracts/http/headers';
import { isFilePath } from '@chauffeur/contracts/site-pages';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePattern } from './page-pattern.js';
import type { PageRendererModule, PageSettings } from './page-renderer.js';

/** The gateway caches rendered pages until their data changes; browsers revalidate each time. */
const gatewayCacheControl = 'public, max-age=0, must-revalidate';

/** Addresses that look like files but are rendered. */
const renderedFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

/** Renders all addresses other than files: pages and their data. Missing files get an empty 404. */
export async function servePages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const logger = new Logger('Pages');
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const pages = (await import(address)) as PageRendererModule;
  const renderPage = pages.createPageRenderer(settings);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?');
      // The gateway sends its cached "not found" page instead, so that vulnerability scans cost no renders.
      if (isFilePath(path) && !renderedFiles.has(path)) return reply.code(404).send();
      const page = pagePattern(path);
      const { response, isComplete } = await renderPage(toWebRequest(request, settings.publicUrl), {
        correlationId: String(reply.getHeader(correlationIdHeader)),
        logWarning: (message, error) => logger.warn(`${message} (page ${page})`, error),
        logError: (message, error) => logger.error(`${message} (page ${page})`, error),
      });
      if (isComplete && response.status === 200 && !response.headers.has('cache-control')) {
        response.headers.set('cache-control', gatewayCacheControl);
      } else if (!isComplete || response.status >= 500) {
        response.headers.set('cache-control', 'no-store');
      }
      return send(reply, response);
    },
  });
}

/**
 * Creates a request with only the address and the Accept header, because a page never depends on its visitor. HEAD is
 * rendered as GET, so that its headers are the same.
 */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const disconnected = new AbortController();
  request.raw.once('aborted', () => disconnected.abort());
  const accept = request.headers.accept;
  return new Request(`${publicUrl}${request.url}`, {
    headers: accept ? { accept } : {},
    signal: disconnected.signal,
  });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
