import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding, compress, minQuickBytes, quickLevel } from './compress.js';

/**
 * Compresses JSON that is made for one client: lists and boards of staff, rides of drivers on phones. Cached responses
 * and built files are already compressed. Not open to BREACH (guessing secrets from sizes): a page of another origin
 * can't have a browser request these, because tokens come in a header and requests with the cookie are rejected from
 * there.
 */
export function compressResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    const body = bodyOf(payload);
    if (!body || !isCompressible(reply, body)) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(body, encoding, quickLevel);
  });
}

/** Undefined for a stream, or without a body. */
function bodyOf(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}

function isCompressible(reply: FastifyReply, body: Buffer): boolean {
  const isJson = /^application\/(?:\w+\+)?json\b/.test(String(reply.getHeader('content-type') ?? ''));
  return isJson && body.length >= minQuickBytes && !reply.hasHeader('content-encoding');
}
