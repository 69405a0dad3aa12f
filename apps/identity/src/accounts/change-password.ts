import type { ChangePasswordRequest } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { hashPassword, isPassword } from '../admins/password.js';
import { requireStrongPassword } from '../admins/require-strong-password.js';
import { countWrongPassword, isLocked } from '../sessions/count-wrong-password.js';
import { OpenSessions } from '../sessions/open-sessions.js';

/** The admin whose password it is, and the session that stays valid. */
export interface SignedInSession {
  readonly adminId: string;
  readonly sessionId: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openSessions: OpenSessions,
  ) {}

  /**
   * Changes the admin's own password and ends all other sessions. A wrong current password counts like one at sign-in.
   * Throws CodedError `request.invalid` with `currentPassword.wrong` or for a weak new one, `request.tooMany` while the account is locked, and
   * `session.invalid` for an admin who was removed.
   */
  async change(own: SignedInSession, request: ChangePasswordRequest): Promise<void> {
    const error = await this.dataSource.transaction((manager) => this.changeBy(manager, own, request));
    if (error) throw error;
  }

  /** The error is returned rather than thrown, which would roll the count back. */
  private async changeBy(
    manager: EntityManager,
    { adminId: id, sessionId }: SignedInSession,
    { currentPassword, newPassword }: ChangePasswordRequest,
  ): Promise<CodedError | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const admin = await manager.findOne(AdminEntity, { where: { id }, lock });
    if (!admin) return new CodedError('session.invalid');
    if (isLocked(admin)) return new CodedError('request.tooMany');
    if (!(await isPassword(currentPassword, admin.passwordHash))) {
      await countWrongPassword(manager, admin);
      return new CodedError('request.invalid', [{ field: 'currentPassword', code: 'currentPassword.wrong' }]);
    }
    const { username, email } = admin;
    requireStrongPassword('newPassword', newPassword, { username, email, currentPassword });
    const passwordHash = await hashPassword(newPassword);
    await manager.update(AdminEntity, { id }, { passwordHash, failedSignIns: 0, lockedUntil: null });
    await this.openSessions.endAllBut(manager, id, sessionId);
    return null;
  }
}
