import type { FastifyInstance } from 'fastify';
import type { MailStore } from '../mails/mail-store.js';

/** The mails as JSON, newest last, for tests and scripts; and the health of the mailbox. */
export function serveMailApi(server: FastifyInstance, store: MailStore): void {
  server.get('/email', () => store.list());

  server.get<{ Params: { id: string } }>('/email/:id', (request, reply) => {
    const mail = store.find(request.params.id);
    return mail ?? reply.code(404).send({ code: 'mail.notFound' });
  });

  server.delete('/email/all', async (_request, reply) => {
    await store.removeAll();
    return reply.code(204).send();
  });

  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', () => ({ status: 'ok' }));
}
