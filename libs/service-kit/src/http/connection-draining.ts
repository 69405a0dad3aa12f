import type { FastifyInstance } from 'fastify';

/**
 * Drains connections without breaking one on which a request may just be on its way: the process still responds, each
 * response closes its connection, and readiness is 503. A client that keeps idle connections for a shorter time than
 * this lasts has none left afterwards.
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
    // Requests that were in flight before.
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#isDraining) void reply.header('connection', 'close');
      done();
    });
  }

  begin(): void {
    this.#isDraining = true;
  }
}
