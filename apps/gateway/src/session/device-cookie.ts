import { knownDeviceDays } from '@chauffeur/contracts/identity/session';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';

/** Another site on the same host may set a cookie of this name; other values would make sign-in fail. */
const looksLikeToken = /^[\w.-]{1,1000}$/;

/**
 * Cookie that marks a browser in which an admin has signed in, so that password guesses of others don't lock it out. It
 * grants no access.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options;

  /** PUBLIC_URL decides as for the refresh cookie. */
  constructor(@Inject(GATEWAY_ENVIRONMENT) { PUBLIC_URL }: Pick<GatewayEnvironment, 'PUBLIC_URL'>) {
    const secure = PUBLIC_URL.startsWith('https:');
    this.name = secure ? '__Host-device' : 'device';
    this.options = {
      path: secure ? '/' : '/api/auth',
      secure,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: knownDeviceDays * 24 * 3_600,
    } as const;
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, this.options);
  }

  tokenOf(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.name];
    return token !== undefined && looksLikeToken.test(token) ? token : undefined;
  }
}
