import type { FastifyInstance } from 'fastify';

/**
 * Gives the way to take leave of every connection: it goes on answering, each answer says that its connection ends with
 * it, and readiness says 503, so that nobody's request is on its way when connections are closed.
 */
export function leaveWhenAsked(app: FastifyInstance): () => void {
  let isLeaving = false;
  app.addHook('onRequest', async (request, reply) => {
    if (isLeaving && request.url === '/health/ready') {
      return reply.code(503).send({ status: 'error', details: { process: { status: 'leaving' } } });
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return () => {
    isLeaving = true;
  };
}
