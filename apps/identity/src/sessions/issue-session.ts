import { createHash, randomBytes } from 'node:crypto';
import { accessTokenLifetime, type IssuedSession } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import type { AdminEntity } from '../admins/admin.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';

/** Milliseconds for which a session lives without being used. */
const refreshLifetime = 14 * 24 * 3_600_000;

@Injectable()
export class IssueSession {
  constructor(private readonly jwt: JwtService) {}

  /** A new access token, which names the family as its session, and the next refresh token of the family. */
  async issue(manager: EntityManager, admin: AdminEntity, familyId: string): Promise<IssuedSession> {
    const refreshToken = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + refreshLifetime);
    const { id, username, email } = admin;
    await manager.insert(RefreshTokenEntity, {
      familyId,
      adminId: id,
      tokenHash: hashOfToken(refreshToken),
      expiresAt,
    });
    return {
      accessToken: await this.jwt.signAsync(
        { username, email, sid: familyId },
        {
          subject: id,
          issuer: 'identity',
          audience: 'staff',
          expiresIn: accessTokenLifetime,
          algorithm: 'HS256',
        },
      ),
      expiresIn: accessTokenLifetime,
      admin: { id, username, email },
      refreshToken,
      refreshExpiresAt: expiresAt.toISOString(),
    };
  }
}

/** A token has 256 random bits, so a plain hash can't be guessed back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
