import { recordLimit } from '@chauffeur/contracts/http/record';
import type { ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import type { CreateFirstAdminRequest } from '@chauffeur/contracts/identity/session';
import { codedFieldError, CodedError, rejectTooMany, throwOnViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from './admin.entity.js';
import { lockConfirmed } from './confirm-password.js';
import { hashPassword } from './password.js';
import { requireStrongPassword } from './require-strong-password.js';

/** Name, email and password of a new account. */
type NewAdmin = Omit<CreateFirstAdminRequest, 'setupToken'>;

/** Key of the advisory lock for removing admins; arbitrary, but used for nothing else. */
const removalLock = 7_230_143;

@Injectable()
export class ManageAdmins {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists admins, oldest first. */
  async list(): Promise<ListedAdminResponse[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.dataSource.manager.find(AdminEntity, { order })).map(listedAdminOf);
  }

  /**
   * Throws CodedError `admin.emailTaken` (emails are case-insensitive), `record.tooMany`, `request.invalid` for a weak
   * password, and the errors of `lockConfirmed`.
   */
  async create(by: AdminEntity, { username, email, password }: NewAdmin): Promise<ListedAdminResponse> {
    requireStrongPassword('password', password, { username, email });
    const passwordHash = await hashPassword(password);
    const created = this.dataSource.transaction(async (manager) => {
      await lockConfirmed(manager, by);
      const added = await manager.save(manager.create(AdminEntity, { username, email, passwordHash }));
      await rejectTooMany(manager, AdminEntity, recordLimit);
      return added;
    });
    const saved = await throwOnViolation(created, {
      admins_email: () => codedFieldError('email', 'admin.emailTaken'),
    });
    return listedAdminOf(saved);
  }

  /**
   * Removes another admin and ends their sessions. Throws CodedError `admin.ownAccount`, `admin.notFound`, and the errors
   * of `lockConfirmed`, so that of two admins who remove each other at the same time, one remains.
   */
  async remove(by: AdminEntity, id: string): Promise<void> {
    if (id === by.id) throw new CodedError('admin.ownAccount');
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [removalLock]);
      await lockConfirmed(manager, by);
      if (!(await manager.existsBy(AdminEntity, { id }))) throw new CodedError('admin.notFound');
      await manager.delete(AdminEntity, { id });
    });
  }
}

function listedAdminOf({ id, username, email, createdAt }: AdminEntity): ListedAdminResponse {
  return { id, username, email, createdAt: createdAt.toISOString() };
}
