import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name and the path of the specification, III.3. */
const name = 'driver_session';
const path = '/api/driver';
/** Renewed with every use, as the session is. */
const maxAge = 30 * 24 * 3_600;

/** A driver's session is in a cookie that scripts can't read and other sites can't send. */
export class DriverCookie {
  private readonly options;

  /** @param publicUrl what drivers type decides, as for the refresh cookie */
  constructor(publicUrl: string) {
    this.options = {
      path,
      secure: publicUrl.startsWith('https:'),
      httpOnly: true,
      sameSite: 'strict',
    } as const;
  }

  set(reply: FastifyReply, session: string): void {
    void reply.setCookie(name, session, { ...this.options, maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(name, this.options);
  }
}

/** '' without one; a longer one is of no session. */
export function driverSessionOf(request: FastifyRequest): string {
  return (request.cookies[name] ?? '').slice(0, 200);
}
