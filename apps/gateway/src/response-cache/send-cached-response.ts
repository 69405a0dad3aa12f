import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../compression/compress.js';
import type { CacheResult } from './response-cache.js';

/**
 * Sends a cached response, with its own status or the given one: 304 if the client has it, compressed if the client
 * accepts that, with a Warning header if it is stale.
 */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isStale }: CacheResult,
  status = response.status,
): Promise<void> {
  // "no-cache": browsers may store it but must revalidate.
  reply.headers({
    'cache-control': 'no-cache',
    ...response.headers,
    etag: response.etag,
    vary: 'accept-encoding',
  });
  if (isStale) reply.header('warning', '110 - "Response is Stale"');
  if (status === 200 && request.headers['if-none-match'] === response.etag) return reply.status(304).send();
  reply.status(status).type(response.contentType);
  const encoding = response.isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(response.bytes);
  return reply.header('content-encoding', encoding).send(await response.encoded(encoding));
}
