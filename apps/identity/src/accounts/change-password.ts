import { minuteMs } from '@chauffeur/contracts/durations';
import type { ChangePasswordRequest } from '@chauffeur/contracts/identity/account';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { ConfirmPassword, wrongPassword, type SignedInSession } from '../admins/confirm-password.js';
import { hashPassword } from '../admins/password.js';
import { requireStrongPassword } from '../admins/require-strong-password.js';
import { OpenSessions } from '../sessions/open-sessions.js';

/** After which a form is not sent again for a response that was lost. */
const repeatedWithinMs = 10 * minuteMs;

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmPassword: ConfirmPassword,
    private readonly openSessions: OpenSessions,
  ) {}

  /**
   * Changes the admin's own password and ends all other sessions; a repeat after a response that was lost changes nothing.
   * Throws as `ConfirmPassword` does, and CodedError `request.invalid` for a weak new one.
   */
  async change(own: SignedInSession, request: ChangePasswordRequest): Promise<void> {
    try {
      const confirmed = await this.confirmPassword.confirm(own, request.currentPassword);
      await this.store(own, confirmed, request);
    } catch (error) {
      if (!isOfWrongPassword(error) || !(await this.wasJustChanged(own.adminId))) throw error;
      // Counted as any other attempt, so that a stolen session gets no further guesses by it.
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
      const admin = await manager.findOne(AdminEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!admin) throw new CodedError('session.invalid');
      // Changed meanwhile, where the same form was sent twice to the same one.
      if (admin.passwordHash !== confirmed.passwordHash) throw wrongPassword();
      await manager.update(AdminEntity, { id }, { passwordHash });
      await this.openSessions.endAllBut(manager, id, own.sessionId);
    });
  }

  /** Nothing else of an admin's row is ever changed. */
  private wasJustChanged(id: string): Promise<boolean> {
    const updatedAt = MoreThan(new Date(Date.now() - repeatedWithinMs));
    return this.dataSource.manager.existsBy(AdminEntity, { id, updatedAt });
  }
}

function isOfWrongPassword(error: unknown): boolean {
  return error instanceof CodedError && error.errors.some(({ code }) => code === 'currentPassword.wrong');
}
