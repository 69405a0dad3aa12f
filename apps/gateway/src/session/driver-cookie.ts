import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name and path as in the specification, III.3. */
const name = 'driver_session';
const path = '/api/driver';
/** Renewed with every use, like the session. */
const maxAge = 30 * 24 * 3_600;

/** Cookie with a driver's session; scripts can't read it and other sites can't send it. */
export class DriverCookie {
  private readonly options;

  /** @param publicUrl the address that drivers type; decides as for the refresh cookie */
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

/** Returns '' if there is none. A longer value is not a session. */
export function driverSessionOf(request: FastifyRequest): string {
  return (request.cookies[name] ?? '').slice(0, 200);
}
