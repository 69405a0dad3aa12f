import { Logger } from '@nestjs/common';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';

/** Requests from proxies after which at least one visitor's address should have been seen. */
const minRequests = 200;

/**
 * Warns once if trusted proxies have sent many requests and none had an address beyond TRUSTED_PROXIES. This happens
 * behind a load balancer that hides client addresses: the limits then count all visitors as a few clients.
 */
export function warnOfSharedAddress(
  fastify: FastifyInstance,
  { TRUSTED_PROXIES }: Pick<GatewayEnvironment, 'TRUSTED_PROXIES'>,
): void {
  if (TRUSTED_PROXIES.length === 0) return;
  const logger = new Logger('ClientAddresses');
  const isTrusted = compile(TRUSTED_PROXIES);
  let forwarded = 0;
  let isDecided = false;
  fastify.addHook('onRequest', async ({ headers, ip, ips = [] }) => {
    // Health checks and requests of the web server come without a proxy.
    if (isDecided || headers['x-forwarded-for'] === undefined || ips.length < 2) return;
    forwarded += 1;
    const isVisitor = !isTrusted(ip, 0);
    isDecided = isVisitor || forwarded >= minRequests;
    if (!isDecided || isVisitor) return;
    logger.warn(
      `${minRequests} requests came by proxies, all from addresses within TRUSTED_PROXIES: visitors seem to share them, and ` +
        'with them the limits. See "load balancer" in docs/operations.md; visitors of your own network are no error.',
    );
  });
}
