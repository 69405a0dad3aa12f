import type { IssuedSession } from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { AdminEntity } from '../admins/admin.entity.js';
import { IssueSession } from './issue-session.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { hashOfToken, randomSeed, successorOf } from './refresh-token.rules.js';

/**
 * Milliseconds in which a token that was just exchanged may come again: from a second tab, or from a client that has waited
 * 25 s in vain for the response and tries once more.
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
   * Exchanges a refresh token for its successor, the only token of the family that lives on. A token that was just exchanged
   * gets the same successor again, until that is used. One that was exchanged before is stolen or retained: its whole
   * family is revoked. Throws CodedError `session.invalid`.
   */
  async refresh(refreshToken: string): Promise<IssuedSession> {
    const session = await this.dataSource.transaction((manager) => this.exchange(manager, refreshToken));
    if (!session) throw new CodedError('session.invalid');
    return session;
  }

  /** Ends the session that the token belongs to, wherever it is open; an unknown token ends nothing. */
  async end(refreshToken: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const token = await this.findInItsFamily(manager, refreshToken);
      if (!token) return;
      await this.revoke(manager, token.familyId);
      await this.noteEnd(manager, token, 'signedOut');
    });
  }

  /** null rather than a throw, which would roll the revocation back. */
  private async exchange(manager: EntityManager, refreshToken: string): Promise<IssuedSession | null> {
    const token = await this.findInItsFamily(manager, refreshToken);
    const now = new Date();
    if (!token || token.revokedAt || token.expiresAt < now) return null;
    const admin = await manager.findOneByOrFail(AdminEntity, { id: token.adminId });
    if (!token.rotatedAt) return this.rotate(manager, admin, token, refreshToken);
    if (now.getTime() - token.rotatedAt.getTime() <= refreshReuseGraceMs) {
      return this.repeat(manager, admin, token, refreshToken);
    }
    this.logger.warn('a refresh token came back after it was exchanged; its session is ended');
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
    // The whole family: the release before could leave several of its tokens alive.
    await manager.update(RefreshTokenEntity, { familyId, rotatedAt: IsNull() }, { rotatedAt: new Date() });
    // Earlier seeds are of no use any more, but would lead from an old token to this one.
    const earlier = { familyId, successorSeed: Not(IsNull()) };
    await manager.update(RefreshTokenEntity, earlier, { successorSeed: null });
    await manager.update(RefreshTokenEntity, { id }, { successorSeed });
    const successor = successorOf(refreshToken, successorSeed);
    return this.issueSession.issue(manager, admin, { familyId, beganAt }, successor);
  }

  /** The successor that another tab has just got; null where it was used, or made by the release before. */
  private async repeat(
    manager: EntityManager,
    admin: AdminEntity,
    { familyId, successorSeed }: RefreshTokenEntity,
    refreshToken: string,
  ): Promise<IssuedSession | null> {
    if (successorSeed === null) return null;
    const successor = successorOf(refreshToken, successorSeed);
    const unused = { tokenHash: hashOfToken(successor), rotatedAt: IsNull(), revokedAt: IsNull() };
    const stored = await manager.findOneBy(RefreshTokenEntity, unused);
    return stored && this.issueSession.describe(admin, familyId, successor, stored.expiresAt);
  }

  /**
   * Holds the admin and the family until the transaction ends, so that no token is added to a family while it is being
   * revoked, by itself or with all of the admin's.
   */
  private async findInItsFamily(manager: EntityManager, refreshToken: string) {
    const tokenHash = hashOfToken(refreshToken);
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
