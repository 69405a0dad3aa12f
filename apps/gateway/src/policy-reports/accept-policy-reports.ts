import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { policyReportsPath } from '../security/content-security-policy.js';

/** Max bytes of a request. */
const bodyLimit = 16 * 1024;
/** Requests per minute of one client address; more would add no information. */
const reportsPerMinute = 20;

/** Accepts the content types of reports on their route only, and limits their rate. They do not count as writes. */
export function acceptPolicyReports(fastify: FastifyInstance): void {
  const limit = fastify.rateLimit({
    max: reportsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `report:${normalizeIP(ip)}`,
  });
  fastify.addHook('onRequest', async function limitReports(request, reply) {
    if (request.routeOptions.url === policyReportsPath) await limit.call(fastify, request, reply);
  });
  fastify.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit },
    (request, text, done) => {
      if (request.routeOptions.url !== policyReportsPath) {
        const error = Object.assign(new Error('unsupported media type'), { statusCode: 415 });
        return done(error, undefined);
      }
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        // A body that is not a report is ignored.
        done(null, null);
      }
    },
  );
}
