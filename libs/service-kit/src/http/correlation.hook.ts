import { randomUUID } from 'node:crypto';
import { correlationIdHeader } from '@chauffeur/contracts/http/headers';
import { runWithCorrelation } from '@chauffeur/messaging';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const acceptable = /^[\w-]{8,64}$/;
const ids = new WeakMap<FastifyRequest, string>();

/** Sets the caller's id if it is well-formed, else a new one; again after the body, which is read in the socket's context. */
export function correlateRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[correlationIdHeader];
    const id = typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
    ids.set(request, id);
    reply.header(correlationIdHeader, id);
    runWithCorrelation(id, done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    runWithCorrelation(ids.get(request) ?? randomUUID(), done);
  });
}
