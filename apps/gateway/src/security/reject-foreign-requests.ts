import { CodedError, isLoopback } from '@chauffeur/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';
import { isForeign } from './foreign-origin.rules.js';

/** Responds 400 to a request that names two hosts: other servers might use the other one. */
export function rejectSecondHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new CodedError('request.malformed');
  });
}

/** Responds 403 to a write from a page of another origin, before anything of the request is read. */
export function rejectForeignRequests(
  fastify: FastifyInstance,
  { PUBLIC_URL, HOST }: Pick<GatewayEnvironment, 'PUBLIC_URL' | 'HOST'>,
): void {
  const own = { publicUrl: PUBLIC_URL, isLocal: isLoopback(HOST) };
  fastify.addHook('onRequest', async ({ method, headers }) => {
    const secFetchSite = [headers['sec-fetch-site']].flat()[0];
    if (isForeign({ method, secFetchSite, origin: headers.origin, host: headers.host }, own))
      throw new CodedError('request.foreignOrigin');
  });
}
