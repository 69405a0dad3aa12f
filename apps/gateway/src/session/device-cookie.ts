import { knownDeviceDays } from '@chauffeur/contracts/identity/session';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Another site of the same host may have a cookie of this name, with which no admin could sign in. */
const looksLikeToken = /^[\w.-]{1,1000}$/;

/** Says that an admin has signed in here before, which others' guesses of the password do not change. It opens nothing. */
export class DeviceCookie {
  private readonly name: string;
  private readonly options;

  /** @param publicUrl what visitors type decides, as for the refresh cookie */
  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
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
