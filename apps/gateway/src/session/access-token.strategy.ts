import { pathTo } from '@chauffeur/contracts/http/paths';
import { adminResponse, type AdminResponse } from '@chauffeur/contracts/identity/account';
import { accountPaths } from '@chauffeur/contracts/identity/identity-paths';
import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';
import { Identity } from '../upstream/upstream.module.js';
import { accessTokenRules, hasExpiry } from './access-token.rules.js';

/** The admin and the session of an access token. */
export interface SignedIn extends AdminResponse {
  readonly sessionId: string;
}

const signedIn = adminResponse.extend({ sessionId: z.uuid() });

/** Accepts an access token that identity signed, if its session is still valid. Returns the signed-in admin. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    @Inject(GATEWAY_ENVIRONMENT) { JWT_SECRET }: Pick<GatewayEnvironment, 'JWT_SECRET'>,
    private readonly identity: Identity,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: JWT_SECRET,
      algorithms: [accessTokenRules.algorithm],
      issuer: accessTokenRules.issuer,
      audience: accessTokenRules.audience,
      ignoreExpiration: false,
      jsonWebTokenOptions: { maxAge: accessTokenRules.maxAge },
    });
  }

  /** Throws CodedError `session.invalid` if the session has ended, and `service.unreachable` while identity is unavailable. */
  async validate(claims: Readonly<Record<string, unknown>>): Promise<SignedIn> {
    const { sub: id, username, email, sid: sessionId } = claims;
    const { success, data } = signedIn.safeParse({ id, username, email, sessionId });
    if (!success || !hasExpiry(claims)) throw new UnauthorizedException();
    await this.identity.bytes({
      path: pathTo(accountPaths.session, { sessionId: data.sessionId }),
      adminId: data.id,
    });
    return data;
  }
}
