import { emailTemplateLimits } from '@chauffeur/contracts';
import type { FastifyInstance } from 'fastify';

/** Bytes: the longest template in JSON, all of it in characters of several bytes or escaped. */
const templateBytes = emailTemplateLimits.htmlTemplate * 4 + 64 * 1024;

/** Routes by the beginning of their address, and the largest body in bytes that they take beyond the usual. */
const largeBodies = [{ prefix: '/api/admin/email-templates', bytes: templateBytes }];

/** Lets single staff routes take larger bodies than the public ones. To be called before any route is registered. */
export function allowLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const large = largeBodies.find(({ prefix }) => route.url.startsWith(prefix));
    if (large) route.bodyLimit = large.bytes;
  });
}
