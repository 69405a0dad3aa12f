import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import type { CreateFirstAdminRequest, SetupStateResponse } from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { AdminEntity } from '../admins/admin.entity.js';
import { hashPassword } from '../admins/password.js';
import { requireStrongPassword } from '../admins/require-strong-password.js';
import { SetupToken } from './setup-token.js';

/** Key of the advisory lock for the setup; arbitrary, but used for nothing else. */
const setupLock = 7_230_142;

@Injectable()
export class CreateFirstAdmin {
  constructor(
    private readonly token: SetupToken,
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
  ) {}

  async state(): Promise<SetupStateResponse> {
    const hasAdmin = await this.dataSource.manager.exists(AdminEntity);
    return { isOpen: !hasAdmin, needsToken: this.token.isRequired };
  }

  /**
   * Creates the first admin; one of concurrent requests succeeds. Throws CodedError `setup.alreadyDone`,
   * `setup.tokenRequired` if a required setup token is missing or wrong, and `request.invalid` for a weak password.
   */
  async create({ username, email, password, setupToken }: CreateFirstAdminRequest): Promise<AdminResponse> {
    if (!this.token.accepts(setupToken)) throw new CodedError('setup.tokenRequired');
    requireStrongPassword('password', password, { username, email });
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [setupLock]);
      if (await manager.exists(AdminEntity)) throw new CodedError('setup.alreadyDone');
      const admin = await manager.save(manager.create(AdminEntity, { username, email, passwordHash }));
      await this.auditLog.add(manager, { action: 'created', kind: 'admins', admin, recordId: admin.id });
      return { id: admin.id, username, email };
    });
  }
}
