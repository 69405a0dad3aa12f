import type { FastifyInstance } from 'fastify';

const localName = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * If the mailbox listens on loopback, responds 403 to requests with any other host name: a website could point its own
 * name here (DNS rebinding), and its page would read the emails, with the links of customers and drivers in them.
 */
export function rejectForeignHosts(http: FastifyInstance, listensOn: string): void {
  if (!localName.test(listensOn)) return;
  http.addHook('onRequest', async ({ hostname }, reply) => {
    if (!localName.test(hostname)) await reply.code(403).send({ code: 'host.foreign' });
  });
}
