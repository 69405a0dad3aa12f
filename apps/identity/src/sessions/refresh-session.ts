import type { IssuedSession } from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { AdminEntity } from '../admins/admin.entity.js';
import { IssueSession } from './issue-session.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { storedHashOf, randomSeed, successorOf } from './refresh-token.rules.js';

/**
 * Milliseconds for which an exchanged token may be used again: by a second tab, or by a client that retries after
 * waiting 25 s for the response.
 */
const refreshReuseGraceMs = 60_000;

@Injectable()
export class RefreshSession {
  private readonly logger = new Logger(RefreshSession.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly issueSession: IssueSession,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Exchanges a refresh token for its successor, which is then the only valid token of the family. A token that was
   * just exchanged gets the same successor again, until that is used. A token that was exchanged earlier may be stolen:
   * its whole family is revoked. Throws CodedError `session.invalid`.
   */
  async refresh(refreshToken: string): Promise<IssuedSession> {
    const session = await this.dataSource.transaction((manager) => this.exchange(manager, refreshToken));
    if (!session) throw new CodedError('session.invalid');
    return session;
  }

  /** Ends the token's session everywhere. An unknown token is ignored. */
  async end(refreshToken: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const token = await this.findInItsFamily(manager, refreshToken);
      if (!token) return;
      const { familyId } = token;
      const open = { familyId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) };
      const isOpen = await manager.existsBy(RefreshTokenEntity, open);
      await this.revoke(manager, familyId);
      if (isOpen) await this.noteEnd(manager, token, 'signedOut');
    });
  }

  /** Returns null for an invalid token: throwing would roll back the revocation. */
  private async exchange(manager: EntityManager, refreshToken: string): Promise<IssuedSession | null> {
    const token = await this.findInItsFamily(manager, refreshToken);
    const now = new Date();
    if (!token || token.revokedAt || token.expiresAt < now) return null;
    const admin = await manager.findOneByOrFail(AdminEntity, { id: token.adminId });
    if (!token.rotatedAt) return this.rotate(manager, admin, token, refreshToken);
    if (now.getTime() - token.rotatedAt.getTime() <= refreshReuseGraceMs) {
      return this.repeat(manager, admin, token, refreshToken);
    }
    this.logger.warn('a refresh token was reused after its exchange; its session was ended');
    await this.revoke(manager, token.familyId);
    await this.noteEnd(manager, token, 'sessionRevoked');
    return null;
  }

  private async rotate(
    manager: EntityManager,
    admin: AdminEntity,
    { id, familyId, sessionBeganAt, createdAt }: RefreshTokenEntity,
    refreshToken: string,
  ): Promise<IssuedSession | null> {
    const beganAt = sessionBeganAt ?? createdAt;
    if (this.issueSession.isOver(beganAt)) return null;
    const successorSeed = randomSeed();
    // Rotates the whole family, because the previous release could leave several valid tokens.
    await manager.update(RefreshTokenEntity, { familyId, rotatedAt: IsNull() }, { rotatedAt: new Date() });
    // Earlier seeds are no longer needed, but an old token and its seed would lead to this token.
    const earlier = { familyId, successorSeed: Not(IsNull()) };
    await manager.update(RefreshTokenEntity, earlier, { successorSeed: null });
    await manager.update(RefreshTokenEntity, { id }, { successorSeed });
    const successor = successorOf(refreshToken, successorSeed);
    return this.issueSession.issue(manager, admin, { familyId, beganAt }, successor);
  }

  /**
   * Returns the successor that another tab has just received; null if it was used or issued by the previous release.
   */
  private async repeat(
    manager: EntityManager,
    admin: AdminEntity,
    { familyId, successorSeed }: RefreshTokenEntity,
    refreshToken: string,
  ): Promise<IssuedSession | null> {
    if (successorSeed === null) return null;
    const successor = successorOf(refreshToken, successorSeed);
    const unused = { tokenHash: storedHashOf(successor), rotatedAt: IsNull(), revokedAt: IsNull() };
    const stored = await manager.findOneBy(RefreshTokenEntity, unused);
    return stored && this.issueSession.withAccessToken(admin, familyId, successor, stored.expiresAt);
  }

  /**
   * Finds a token, and locks its admin and its family until the transaction ends, so that no token is added while the
   * family, or every family of the admin, is revoked.
   */
  private async findInItsFamily(manager: EntityManager, refreshToken: string) {
    const tokenHash = storedHashOf(refreshToken);
    const found = await manager.findOneBy(RefreshTokenEntity, { tokenHash });
    if (!found) return null;
    const lock = { mode: 'pessimistic_read' } as const;
    await manager.findOne(AdminEntity, { where: { id: found.adminId }, lock });
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [found.familyId]);
    return manager.findOneBy(RefreshTokenEntity, { tokenHash });
  }

  private async noteEnd(
    manager: EntityManager,
    { adminId, familyId }: RefreshTokenEntity,
    action: 'signedOut' | 'sessionRevoked',
  ): Promise<void> {
    const admin = await manager.findOneBy(AdminEntity, { id: adminId });
    await this.auditLog.add(manager, { action, kind: 'session', admin, recordId: familyId });
  }

  private async revoke(manager: EntityManager, familyId: string): Promise<void> {
    await manager.update(RefreshTokenEntity, { familyId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }
}
