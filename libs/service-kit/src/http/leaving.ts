import type { FastifyInstance } from 'fastify';

/**
 * How a process takes its leave without breaking a connection on which a request may just be on its way: it goes on
 * answering, each answer says that its connection ends with it, and readiness says 503. Who keeps an idle connection
 * for less long than this lasts has then none left to the process.
 */
export class Leaving {
  #hasBegun = false;

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!this.#hasBegun) return done();
      void reply.header('connection', 'close');
      if (request.url !== '/health/ready') return done();
      void reply.code(503).send({ status: 'error', details: { process: { status: 'leaving' } } });
    });
    // Requests that were in hand before.
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#hasBegun) void reply.header('connection', 'close');
      done();
    });
  }

  begin(): void {
    this.#hasBegun = true;
  }
}
