import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayEnvironment } from '../environment.js';
import { isHealthCheck } from './request-class.rules.js';

const windowMs = 60_000;

/** Loopback and private networks: the web server, and proxies that are not in TRUSTED_PROXIES. */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
// `::1` as `normalizeIP` returns it: cut to its 64-bit network.
ownNetworks.addAddress('::', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * Responds 429 with Retry-After to a client address that exceeds READ_LIMIT_PER_MINUTE. Each process counts on its own:
 * a round trip to Redis would cost more than most reads.
 */
export function limitReads(
  fastify: FastifyInstance,
  { READ_LIMIT_PER_MINUTE: max }: Pick<GatewayEnvironment, 'READ_LIMIT_PER_MINUTE'>,
): void {
  const counts = new LRUCache<string, { reads: number }>({ max: 20_000, ttl: windowMs });
  fastify.addHook('onRequest', async ({ method, ip, url }) => {
    if ((method !== 'GET' && method !== 'HEAD') || isHealthCheck(url)) return;
    const address = normalizeIP(ip);
    if (ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const count = counts.get(address) ?? { reads: 0 };
    if (count.reads === 0) counts.set(address, count);
    count.reads += 1;
    if (count.reads <= max) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000));
    throw new CodedError('request.tooMany', [], { retryAfterSeconds });
  });
}
