import type { IssuedSession } from '@chauffeur/contracts/identity/session';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie where visitors use plain HTTP, as on a developer's machine: sent only to the routes that need it. */
const plain = { name: 'refresh_token', path: '/api/auth', secure: false } as const;
/** The cookie where visitors use HTTPS: by its prefix browsers accept it from this host over HTTPS alone, with this path. */
const hostOnly = { name: '__Host-refresh_token', path: '/', secure: true } as const;

/** Another site of the same host or domain may have a cookie of this name; such a one is no session. */
const looksLikeToken = /^[\w-]{1,200}$/;

/** The refresh token is in a cookie that scripts can't read and other sites can't send. */
export class RefreshCookie {
  private readonly current: typeof plain | typeof hostOnly;
  private readonly former: typeof plain | typeof hostOnly;

  /** @param publicUrl what visitors type decides, not the connection, which may come from a proxy */
  constructor(publicUrl: string) {
    const isHttps = publicUrl.startsWith('https:');
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

  /** Also of a session that began before PUBLIC_URL changed its protocol; its next response has the current cookie. */
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
