import { CodedError } from '@chauffeur/service-kit';
import { JwtService } from '@nestjs/jwt';
import type { FastifyInstance } from 'fastify';
import { accessTokenRules } from './access-token.rules.js';

/**
 * Looks at the access token of a staff route before the body is read: bodies with pictures are large, and nobody
 * without a session may fill the memory with them. Who the admin is says `StaffRoutes` afterwards.
 */
export function checkSessionFirst(fastify: FastifyInstance, secret: string): void {
  const { algorithm, issuer, audience } = accessTokenRules;
  const verifyOptions = { algorithms: [algorithm], issuer, audience };
  const tokens = new JwtService({ secret, verifyOptions });
  fastify.addHook('onRequest', async (request) => {
    // The route's own path: an address may be written in many ways.
    if (!request.routeOptions.url?.startsWith('/api/admin')) return;
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !(await isValid(tokens, token))) throw new CodedError('session.required');
  });
}

async function isValid(tokens: JwtService, token: string): Promise<boolean> {
  try {
    await tokens.verifyAsync(token);
    return true;
  } catch {
    return false;
  }
}
