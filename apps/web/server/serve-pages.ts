import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AskGateway } from './ask-gateway.js';

/** What the built pages are told about the outside world. */
export interface PageSettings {
  /** The address that visitors see, without a trailing slash. */
  publicUrl: string;
  askGateway: AskGateway;
}

/** What the built pages are told about one request. */
export interface PageRequestContext {
  correlationId: string;
  logWarning(fault: unknown, message: string): void;
}

/** The answer, and whether all of its data was there: a page with gaps must not be kept by anyone. */
export interface RenderedPage {
  response: Response;
  isComplete: boolean;
}

/** What the built pages (build/server/index.js) export. */
export interface PageRendererModule {
  createPageRenderer(
    settings: PageSettings,
  ): (request: Request, context: PageRequestContext) => Promise<RenderedPage>;
}

const correlationIdHeader = 'x-correlation-id';
/** The gateway keeps rendered pages until their data changes; browsers ask again each time. */
const keptByGateway = 'public, max-age=0, must-revalidate';

/** Renders every address that is no file: pages and the data of pages. */
export async function servePages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const pages = (await import(address)) as PageRendererModule;
  const renderPage = pages.createPageRenderer(settings);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const given = request.headers[correlationIdHeader];
      const correlationId = typeof given === 'string' ? given : randomUUID();
      const log = request.log.child({ correlationId, path: request.url.split('?')[0] });
      const { response, isComplete } = await renderPage(toWebRequest(request, settings.publicUrl), {
        correlationId,
        logWarning: (fault, message) => log.warn({ err: fault }, message),
      });
      if (isComplete && response.status === 200 && !response.headers.has('cache-control')) {
        response.headers.set('cache-control', keptByGateway);
      } else if (!isComplete || response.status >= 500) {
        response.headers.set('cache-control', 'no-store');
      }
      return send(reply, response);
    },
  });
}

/**
 * Only the address and what may be accepted are handed on: a page never depends on who asks. HEAD is rendered as GET,
 * so that its headers are the same.
 */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const gone = new AbortController();
  request.raw.once('aborted', () => gone.abort());
  const accept = request.headers.accept;
  return new Request(`${publicUrl}${request.url}`, {
    headers: accept ? { accept } : {},
    signal: gone.signal,
  });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
