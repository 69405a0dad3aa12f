import type { FastifyInstance } from 'fastify';
import type { MailStore } from '../mails/mail-store.js';
import type { RefusedAddresses } from '../smtp/refused-addresses.js';

interface AddressRoute {
  Params: { address: string };
}

/** The mails as JSON, newest last, and addresses to be refused, for tests and scripts; and the health of the mailbox. */
export function serveMailApi(server: FastifyInstance, store: MailStore, refused: RefusedAddresses): void {
  server.get('/email', () => store.list());

  server.get<{ Params: { id: string } }>('/email/:id', (request, reply) => {
    const mail = store.find(request.params.id);
    return mail ?? reply.code(404).send({ code: 'mail.notFound' });
  });

  server.delete('/email/all', async (_request, reply) => {
    await store.removeAll();
    return reply.code(204).send();
  });

  server.put<AddressRoute>('/refused-addresses/:address', (request, reply) => {
    refused.add(request.params.address);
    return reply.code(204).send();
  });

  server.delete<AddressRoute>('/refused-addresses/:address', (request, reply) => {
    refused.remove(request.params.address);
    return reply.code(204).send();
  });

  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', () => ({ status: 'ok' }));
}
