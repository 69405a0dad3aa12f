import { createHash } from 'node:crypto';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a ride that only the customer's browser may store, and must revalidate: 304 if it has this version. Varies by link. */
export function sendRide(request: FastifyRequest, reply: FastifyReply, ride: RideResponse): FastifyReply {
  const body = JSON.stringify(ride);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'authorization' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
