import type { FastifyInstance } from 'fastify';
import { withoutPorts } from './forwarded-addresses.rules.js';

/** Runs before a request's `ip` is first read: Azure's gateways and IIS write the client's port after its address. */
export function readForwardedAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwardedFor = headers['x-forwarded-for'];
    if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor);
  });
}
