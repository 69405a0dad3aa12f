import type { FastifyInstance } from 'fastify';

/**
 * Drains connections without breaking one on which a request may be arriving: the process still responds, each response
 * closes its connection, and readiness is 503. Afterwards no connections are left of clients whose keep-alive is shorter than
 * the draining.
 */
export class ConnectionDraining {
  #isDraining = false;

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!this.#isDraining) return done();
      void reply.header('connection', 'close');
      if (request.url !== '/health/ready') return done();
      void reply.code(503).send({ status: 'error', details: { process: { status: 'draining' } } });
    });
    // For requests that were in flight when draining began.
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#isDraining) void reply.header('connection', 'close');
      done();
    });
  }

  begin(): void {
    this.#isDraining = true;
  }
}
