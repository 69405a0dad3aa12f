import type { IssuedSession } from '@chauffeur/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'refresh_token';
/** Sent only to the routes that need it. */
const path = '/api/auth';

/** The refresh token is in a cookie that scripts can't read and other sites can't send. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, session: IssuedSession): void {
  reply.setCookie(name, session.refreshToken, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    expires: new Date(session.refreshExpiresAt),
  });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path, httpOnly: true, sameSite: 'strict' });
}

export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}
