import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { ChangePasswordRequest } from '@chauffeur/contracts/identity/account';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { ConfirmPassword, lockConfirmed, type SignedInSession } from '../admins/confirm-password.js';
import { hashPassword } from '../admins/password.js';
import { requireStrongPassword } from '../admins/require-strong-password.js';
import { OpenSessions } from '../sessions/open-sessions.js';

/** How long a repeated change counts as a retry after a lost response. */
const repeatedWithinMs = 10 * minuteMs;

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmPassword: ConfirmPassword,
    private readonly openSessions: OpenSessions,
  ) {}

  /**
   * Changes the admin's own password and ends all other sessions. A retry after a lost response changes nothing. Throws
   * the errors of `ConfirmPassword`, and CodedError `request.invalid` for a weak new password.
   */
  async change(own: SignedInSession, request: ChangePasswordRequest): Promise<void> {
    try {
      const confirmed = await this.confirmPassword.confirm(own, request.currentPassword);
      await this.store(own, confirmed, request);
    } catch (error) {
      if (!isWrongPasswordError(error) || !(await this.wasJustChanged(own.adminId))) throw error;
      // Counts like any other attempt, so that it gives a stolen session no additional guesses.
      await this.confirmPassword.confirm(own, request.newPassword);
    }
  }

  private async store(
    own: SignedInSession,
    confirmed: AdminEntity,
    { currentPassword, newPassword }: ChangePasswordRequest,
  ): Promise<void> {
    const { id, username, email } = confirmed;
    requireStrongPassword('newPassword', newPassword, { username, email, currentPassword });
    const passwordHash = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      // It was changed meanwhile if the same form was sent twice.
      await lockConfirmed(manager, confirmed, 'pessimistic_write');
      await manager.update(AdminEntity, { id }, { passwordHash });
      await this.openSessions.endAllBut(manager, id, own.sessionId);
    });
  }

  /** `updatedAt` is that of the password: no other column ever changes. */
  private wasJustChanged(id: string): Promise<boolean> {
    const updatedAt = MoreThan(new Date(Date.now() - repeatedWithinMs));
    return this.dataSource.manager.existsBy(AdminEntity, { id, updatedAt });
  }
}

function isWrongPasswordError(error: unknown): boolean {
  return error instanceof CodedError && error.errors.some(({ code }) => code === 'currentPassword.wrong');
}
