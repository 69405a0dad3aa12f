import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';

/** Name and path as in the specification, III.3. */
const name = 'driver_session';
const path = '/api/driver';
/** Renewed with every use, like the session. */
const maxAge = 30 * 24 * 3_600;

/** Cookie with a driver's session; scripts can't read it and other sites can't send it. */
@Injectable()
export class DriverCookie {
  private readonly options;

  /** PUBLIC_URL decides as for the refresh cookie. */
  constructor(@Inject(GATEWAY_ENVIRONMENT) { PUBLIC_URL }: Pick<GatewayEnvironment, 'PUBLIC_URL'>) {
    this.options = {
      path,
      secure: PUBLIC_URL.startsWith('https:'),
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
