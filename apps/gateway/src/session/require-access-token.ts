import { CodedError } from '@chauffeur/service-kit';
import { JwtService } from '@nestjs/jwt';
import type { FastifyInstance } from 'fastify';
import { accessTokenRules, hasExpiry } from './access-token.rules.js';

/**
 * Verifies the access token of a staff route before the body is read: bodies with images are large, and a client
 * without a session must not fill the memory with them. `StaffRoutes` checks the session afterwards.
 */
export function requireAccessToken(fastify: FastifyInstance, secret: string): void {
  const { algorithm, issuer, audience, maxAge } = accessTokenRules;
  const verifyOptions = { algorithms: [algorithm], issuer, audience, maxAge };
  const tokens = new JwtService({ secret, verifyOptions });
  fastify.addHook('onRequest', async (request) => {
    // The matched route, because a URL can be spelled in many ways. Without a match the body would be read before the
    // 404.
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/admin')) return;
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !(await isValid(tokens, token))) throw new CodedError('session.required');
  });
}

async function isValid(tokens: JwtService, token: string): Promise<boolean> {
  try {
    return hasExpiry(await tokens.verifyAsync(token));
  } catch {
    return false;
  }
}
