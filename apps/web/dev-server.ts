import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import process from 'node:process';
import { createServer as createViteServer } from 'vite';
import type { PageRendererModule } from './server/page-renderer.ts';

/** The product whose data the pages show. */
const gatewayUrl = (process.env['GATEWAY_URL'] || 'http://localhost:3000').replace(/\/+$/, '');
const port = Number(process.env['DEV_PORT'] || 5174);
const publicUrl = `http://localhost:${port}`;

const server = createServer();
// The gateway accepts writes only from its own origin.
const proxied = { target: gatewayUrl, changeOrigin: true, headers: { origin: gatewayUrl } };
const vite = await createViteServer({
  root: import.meta.dirname,
  server: {
    middlewareMode: true,
    hmr: { server },
    proxy: { '/api': proxied, '/media': proxied },
  },
});

/** Renders a page with the current state of the modules. */
async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pages = (await vite.ssrLoadModule('/app/page-renderer.ts')) as PageRendererModule;
  const renderPage = pages.createPageRenderer({
    publicUrl,
    requestGateway: (path, headers) => fetch(`${gatewayUrl}${path}`, { headers }),
  });
  const page = await renderPage(new Request(`${publicUrl}${request.url ?? '/'}`), {
    correlationId: crypto.randomUUID(),
    logWarning: (...line) => vite.config.logger.warn(textOf(...line)),
    logError: (...line) => vite.config.logger.error(textOf(...line)),
  });
  response.writeHead(page.response.status, {
    ...Object.fromEntries(page.response.headers),
    // Only under a policy do browsers hide nonces from scripts, which hydration relies on.
    'content-security-policy': "object-src 'none'",
  });
  response.end(Buffer.from(await page.response.arrayBuffer()));
}

function textOf(message: string, ...errors: unknown[]): string {
  return [message, ...errors.map(String)].join(': ');
}

server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  vite.middlewares(request, response, () => {
    render(request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      vite.config.logger.error(error.stack ?? error.message);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
    });
  });
});

server.listen(port, 'localhost', () =>
  vite.config.logger.info(`The site: ${publicUrl} (data of ${gatewayUrl})`),
);
