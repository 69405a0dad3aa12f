import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownFilesPolicy } from '../security/content-security-policy.js';

/** The built back office, beside the gateway in the repository and in its container alike. */
const folder = fileURLToPath(new URL('../../../admin/dist', import.meta.url));

/** Serves the back office under /admin; its routes are one page, and the browser's router shows the right one. */
export async function serveBackOffice(fastify: FastifyInstance): Promise<void> {
  if (!existsSync(folder)) {
    new Logger('BackOffice').warn('the back office is not built; /admin is not served');
    return;
  }
  await fastify.register(fastifyStatic, { root: folder, serve: false });
  const page = (reply: FastifyReply) =>
    reply
      .headers({
        'content-security-policy': ownFilesPolicy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .sendFile('index.html', { cacheControl: false });
  fastify.get('/admin', (_request, reply) => page(reply));
  fastify.get('/admin/*', (_request, reply) => page(reply));
  fastify.get<{ Params: { '*': string } }>('/admin/assets/*', (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { maxAge: '365d', immutable: true }),
  );
}
