import { accessTokenLifetime, type IssuedSession } from '@chauffeur/contracts/identity/session';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import type { AdminEntity } from '../admins/admin.entity.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { expiryOf, storedHashOf } from './refresh-token.rules.js';

/** A session: the family of its tokens, and when the first of them was issued. */
export interface SessionOfTokens {
  readonly familyId: string;
  readonly beganAt: Date;
}

@Injectable()
export class IssueSession {
  constructor(
    private readonly jwt: JwtService,
    @Inject(IDENTITY_ENVIRONMENT) private readonly environment: Pick<IdentityEnvironment, 'SESSION_MAX_DAYS'>,
  ) {}

  /** Returns whether a session that began then is over, regardless of its use. */
  isOver(beganAt: Date): boolean {
    const now = new Date();
    return expiryOf(now, beganAt, this.environment.SESSION_MAX_DAYS) <= now;
  }

  /** Stores a refresh token of the session, and returns it with a new access token. */
  async issue(
    manager: EntityManager,
    admin: AdminEntity,
    { familyId, beganAt }: SessionOfTokens,
    refreshToken: string,
  ): Promise<IssuedSession> {
    const expiresAt = expiryOf(new Date(), beganAt, this.environment.SESSION_MAX_DAYS);
    await manager.insert(RefreshTokenEntity, {
      familyId,
      adminId: admin.id,
      tokenHash: storedHashOf(refreshToken),
      sessionBeganAt: beganAt,
      expiresAt,
    });
    return this.withAccessToken(admin, familyId, refreshToken, expiresAt);
  }

  /** Returns a refresh token that is already stored, with a new access token whose `sid` is the family. */
  async withAccessToken(
    { id, username, email }: AdminEntity,
    familyId: string,
    refreshToken: string,
    refreshExpiresAt: Date,
  ): Promise<IssuedSession> {
    const secondsLeft = Math.floor((refreshExpiresAt.getTime() - Date.now()) / 1_000);
    const expiresIn = Math.min(accessTokenLifetime, Math.max(1, secondsLeft));
    return {
      accessToken: await this.jwt.signAsync(
        { username, email, sid: familyId },
        { subject: id, issuer: 'identity', audience: 'staff', expiresIn, algorithm: 'HS256' },
      ),
      expiresIn,
      admin: { id, username, email },
      refreshToken,
      refreshExpiresAt: refreshExpiresAt.toISOString(),
    };
  }
}
