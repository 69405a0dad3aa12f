import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { findAdminByEmail } from '../admins/find-admin-by-email.js';
import { hashPassword } from '../admins/password.js';
import { AuditLog } from '../audit/audit-log.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { OpenSessions } from '../sessions/open-sessions.js';
import { PasswordThrottle } from '../throttle/password-throttle.js';

/** What an operator can do for an admin who can't sign in. The methods reject if no admin has the email. */
@Injectable()
export class RecoverAdmins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openSessions: OpenSessions,
    private readonly throttle: PasswordThrottle,
    private readonly secondFactors: SecondFactors,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists admins, oldest first. */
  list(): Promise<AdminEntity[]> {
    return this.dataSource.manager.find(AdminEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Clears the count of wrong passwords, so that the admin may sign in at once. */
  async unlock(email: string): Promise<void> {
    const { manager } = this.dataSource;
    const { id } = await this.find(manager, email);
    await this.throttle.clearAccount(email);
    await this.auditLog.add(manager, { action: 'changed', kind: 'admins', admin: null, recordId: id });
  }

  /** Ends every session of the admin and returns a new password, which they change after signing in. */
  async resetPassword(email: string): Promise<string> {
    const password = randomBytes(12).toString('base64url');
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.find(manager, email);
      await manager.update(AdminEntity, { id }, { passwordHash });
      await this.openSessions.endAllBut(manager, id, null);
      const act = { action: 'passwordChanged', kind: 'admins', admin: null, recordId: id } as const;
      await this.auditLog.add(manager, act);
    });
    await this.throttle.clearAccount(email);
    return password;
  }

  /** For an admin who lost the authenticator app and the recovery codes. */
  async removeSecondFactor(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.find(manager, email);
      await this.secondFactors.remove(manager, id);
      await this.auditLog.add(manager, { action: 'changed', kind: 'admins', admin: null, recordId: id });
    });
  }

  private async find(manager: EntityManager, email: string): Promise<AdminEntity> {
    const admin = await findAdminByEmail(manager, email);
    if (!admin) throw new Error(`no admin has the email ${email}`);
    return admin;
  }
}
