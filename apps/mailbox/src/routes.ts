import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { EmailStore } from './email-store.js';

const files = {
  '/': ['index.html', 'text/html'],
  '/page.css': ['page.css', 'text/css'],
  '/page.js': ['page.js', 'text/javascript'],
} as const;

const pageHeaders = {
  // A framed email inherits this policy, which allows its inline styles and images, but no scripts.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data: https:; " +
    "font-src data:; connect-src 'self'; frame-ancestors 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Adds the page of the emails and, for it, tests and scripts, the emails as JSON and the addresses to reject. */
export async function addRoutes(
  http: FastifyInstance,
  store: EmailStore,
  rejected: Set<string>,
): Promise<void> {
  for (const [path, [file, type]] of Object.entries(files)) {
    const content = await readFile(new URL(`../page/${file}`, import.meta.url));
    http.get(path, (_request, reply) =>
      reply.headers(pageHeaders).type(`${type}; charset=utf-8`).send(content),
    );
  }
  http.get('/email', () => store.emails());
  http.get<{ Params: { id: string } }>(
    '/email/:id',
    async ({ params }, reply) =>
      (await store.emails()).find(({ id }) => id === params.id) ??
      reply.code(404).send({ code: 'mail.notFound' }),
  );
  http.get('/summaries', async () =>
    (await store.emails()).map(({ id, from, to, envelopeTo, subject, date }) => {
      return { id, from, to, envelopeTo, subject, date };
    }),
  );
  http.delete('/email/all', async (_request, reply) => {
    await store.removeAll();
    return reply.code(204).send();
  });
  http.route<{ Params: { address: string } }>({
    method: ['PUT', 'DELETE'],
    url: '/refused-addresses/:address',
    handler: ({ method, params }, reply) => {
      const address = params.address.toLowerCase();
      if (method === 'PUT') rejected.add(address);
      else rejected.delete(address);
      return reply.code(204).send();
    },
  });
  for (const path of ['/health/live', '/health/ready']) http.get(path, () => ({ status: 'ok' }));
}
