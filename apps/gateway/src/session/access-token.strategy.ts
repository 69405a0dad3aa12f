import { adminResponse, type AdminResponse } from '@chauffeur/contracts';
import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { accessTokenRules } from './access-token.rules.js';

export const ACCESS_TOKEN_SECRET = Symbol('access token secret');

/** Believes an access token that identity signed; who it names is the signed-in admin. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(@Inject(ACCESS_TOKEN_SECRET) secret: string) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secret,
      algorithms: [accessTokenRules.algorithm],
      issuer: accessTokenRules.issuer,
      audience: accessTokenRules.audience,
      ignoreExpiration: false,
    });
  }

  validate(claims: { sub?: unknown; username?: unknown; email?: unknown }): AdminResponse {
    const admin = adminResponse.safeParse({ id: claims.sub, username: claims.username, email: claims.email });
    if (!admin.success) throw new UnauthorizedException();
    return admin.data;
  }
}
