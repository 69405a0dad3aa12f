import { randomUUID } from 'node:crypto';
import type { IssuedSession, SignInRequest } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { AdminEntity } from '../admins/admin.entity.js';
import { hashPassword, isPassword } from '../admins/password.js';
import { IssueSession } from './issue-session.js';
import { randomToken } from './refresh-token.rules.js';
import { countWrongPassword, isLocked } from './count-wrong-password.js';

@Injectable()
export class SignIn {
  private readonly logger = new Logger(SignIn.name);
  /** Compared with when there is no such admin, so that the response takes as long. */
  private readonly unknownAdminHash = hashPassword(randomUUID());

  constructor(
    private readonly dataSource: DataSource,
    private readonly issueSession: IssueSession,
    private readonly auditLog: AuditLog,
  ) {}

  /** Throws CodedError `session.wrongCredentials`, the same for an unknown email, a wrong password and a locked account. */
  async signIn({ email, password }: SignInRequest): Promise<IssuedSession> {
    const { manager } = this.dataSource;
    const admin = await manager
      .createQueryBuilder(AdminEntity, 'admin')
      .where('lower(admin.email) = lower(:email)', { email })
      .getOne();
    const isRight = await isPassword(password, admin?.passwordHash ?? (await this.unknownAdminHash));
    if (admin && isRight) return this.begin(admin);
    // Not awaited: the response must not take longer where there is such an admin.
    if (admin) void this.noteFailure(admin.id);
    else this.auditLog.note({ action: 'signInFailed', kind: 'session', admin: null });
    throw new CodedError('session.wrongCredentials');
  }

  /** The lock is looked at last, when guesses that came side by side have been counted; so is a password just changed. */
  private begin({ id, passwordHash }: AdminEntity): Promise<IssuedSession> {
    return this.dataSource.transaction(async (manager) => {
      const admin = await manager.findOne(AdminEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (admin && isLocked(admin)) {
        this.auditLog.note({ action: 'signInThrottled', kind: 'session', admin });
      }
      if (!admin || isLocked(admin) || admin.passwordHash !== passwordHash) {
        throw new CodedError('session.wrongCredentials');
      }
      await manager.update(AdminEntity, { id }, { failedSignIns: 0, lockedUntil: null });
      const session = { familyId: randomUUID(), beganAt: new Date() };
      const recordId = session.familyId;
      await this.auditLog.add(manager, { action: 'signedIn', kind: 'session', admin, recordId });
      return this.issueSession.issue(manager, admin, session, randomToken());
    });
  }

  /** Under a lock, so that guesses side by side are all counted. */
  private async noteFailure(id: string): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const admin = await manager.findOne(AdminEntity, { where: { id }, lock });
        if (!admin) return;
        const action = isLocked(admin) ? 'signInThrottled' : 'signInFailed';
        await countWrongPassword(manager, admin);
        await this.auditLog.add(manager, { action, kind: 'session', admin });
      });
    } catch (error) {
      this.logger.error('a wrong password could not be counted', error);
    }
  }
}
