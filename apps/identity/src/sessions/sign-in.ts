import { randomUUID } from 'node:crypto';
import type { IssuedSession, SignInRequest } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { hashPassword, isPassword } from '../admins/password.js';
import { IssueSession } from './issue-session.js';
import { lockedUntil } from './sign-in.rules.js';

@Injectable()
export class SignIn {
  /** Compared with when there is no such admin, so that the answer takes as long. */
  private readonly nobodysHash = hashPassword(randomUUID());

  constructor(
    private readonly dataSource: DataSource,
    private readonly issueSession: IssueSession,
  ) {}

  /** Throws CodedError `session.wrongCredentials`, the same for an unknown email, a wrong password and a locked account. */
  async signIn({ email, password }: SignInRequest): Promise<IssuedSession> {
    const { manager } = this.dataSource;
    const admin = await manager
      .createQueryBuilder(AdminEntity, 'admin')
      .where('lower(admin.email) = lower(:email)', { email })
      .getOne();
    const isRight = await isPassword(password, admin?.passwordHash ?? (await this.nobodysHash));
    const now = new Date();
    if (!admin || (admin.lockedUntil && admin.lockedUntil > now))
      throw new CodedError('session.wrongCredentials');
    if (!isRight) {
      await this.noteFailure(admin.id, now);
      throw new CodedError('session.wrongCredentials');
    }
    return this.dataSource.transaction(async (transaction) => {
      await transaction.update(AdminEntity, { id: admin.id }, { failedSignIns: 0, lockedUntil: null });
      return this.issueSession.issue(transaction, admin, randomUUID());
    });
  }

  /** Under a lock, so that guesses side by side are all counted. */
  private async noteFailure(id: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const admin = await manager.findOne(AdminEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!admin) return;
      const failedSignIns = admin.failedSignIns + 1;
      await manager.update(
        AdminEntity,
        { id },
        { failedSignIns, lockedUntil: lockedUntil(failedSignIns, now) },
      );
    });
  }
}
