import type { ChangePasswordRequest } from '@chauffeur/contracts/identity/account';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { ConfirmPassword, type SignedInSession } from '../admins/confirm-password.js';
import { hashPassword } from '../admins/password.js';
import { requireStrongPassword } from '../admins/require-strong-password.js';
import { OpenSessions } from '../sessions/open-sessions.js';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmPassword: ConfirmPassword,
    private readonly openSessions: OpenSessions,
  ) {}

  /**
   * Changes the admin's own password and ends all other sessions. Throws as `ConfirmPassword` does, and CodedError
   * `request.invalid` for a weak new one.
   */
  async change(own: SignedInSession, { currentPassword, newPassword }: ChangePasswordRequest): Promise<void> {
    const confirmed = await this.confirmPassword.confirm(own, currentPassword);
    const { username, email } = confirmed;
    requireStrongPassword('newPassword', newPassword, { username, email, currentPassword });
    const passwordHash = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      const { id } = confirmed;
      const admin = await manager.findOne(AdminEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      // Changed or removed meanwhile.
      if (admin?.passwordHash !== confirmed.passwordHash) throw new CodedError('session.invalid');
      await manager.update(AdminEntity, { id }, { passwordHash });
      await this.openSessions.endAllBut(manager, id, own.sessionId);
    });
  }
}
