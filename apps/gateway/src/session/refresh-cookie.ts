import type { IssuedSession } from '@chauffeur/contracts/identity/session';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';

/** The cookie for plain HTTP, as on a developer's machine: sent only to the routes that need it. */
const plain = { name: 'refresh_token', path: '/api/auth', secure: false } as const;
/**
 * The cookie for HTTPS. Because of its prefix browsers accept it only over HTTPS, from this host and with this path.
 */
const hostOnly = { name: '__Host-refresh_token', path: '/', secure: true } as const;

/** Another site on the same host or domain may set a cookie of this name; other values are not sessions. */
const looksLikeToken = /^[\w-]{1,200}$/;

/** Cookie with the refresh token; scripts can't read it and other sites can't send it. */
@Injectable()
export class RefreshCookie {
  private readonly current: typeof plain | typeof hostOnly;
  private readonly former: typeof plain | typeof hostOnly;

  /** PUBLIC_URL, the address that visitors type, decides, not the connection, which may come from a proxy. */
  constructor(@Inject(GATEWAY_ENVIRONMENT) { PUBLIC_URL }: Pick<GatewayEnvironment, 'PUBLIC_URL'>) {
    const isHttps = PUBLIC_URL.startsWith('https:');
    [this.current, this.former] = isHttps ? [hostOnly, plain] : [plain, hostOnly];
  }

  set(request: FastifyRequest, reply: FastifyReply, session: IssuedSession): void {
    const { name, path, secure } = this.current;
    const expires = new Date(session.refreshExpiresAt);
    void reply.setCookie(name, session.refreshToken, {
      path,
      secure,
      httpOnly: true,
      sameSite: 'strict',
      expires,
    });
    this.clearFormer(request, reply);
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    const { name, path, secure } = this.current;
    void reply.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'strict' });
    this.clearFormer(request, reply);
  }

  /** Also reads the cookie of a session that began before PUBLIC_URL changed its protocol; the next response replaces it. */
  tokenOf(request: FastifyRequest): string | undefined {
    return [this.current.name, this.former.name]
      .map((name) => request.cookies[name])
      .find((token) => token !== undefined && looksLikeToken.test(token));
  }

  private clearFormer(request: FastifyRequest, reply: FastifyReply): void {
    const { name, path, secure } = this.former;
    if (request.cookies[name] === undefined) return;
    void reply.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'strict' });
  }
}
