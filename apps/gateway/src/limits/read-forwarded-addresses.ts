import type { FastifyInstance } from 'fastify';
import { withoutPorts } from './forwarded-addresses.rules.js';

/** Before the first look at a request's `ip`: Azure's gateways and IIS write the port of a client beside its address. */
export function readForwardedAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwardedFor = headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor);
  });
}
