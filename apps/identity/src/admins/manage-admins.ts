import type { ListedAdminResponse } from '@chauffeur/contracts/identity/account';
import type { CreateFirstAdminRequest } from '@chauffeur/contracts/identity/session';
import { CodedError, throwOnViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from './admin.entity.js';
import { hashPassword } from './password.js';
import { requireStrongPassword } from './require-strong-password.js';

/** Name, email and password of an account to be. */
type NewAdmin = Omit<CreateFirstAdminRequest, 'setupToken'>;

/** Any number that only the removal of admins uses, for an advisory lock. */
const removalLock = 7_230_143;

@Injectable()
export class ManageAdmins {
  constructor(private readonly dataSource: DataSource) {}

  /** The first admin first. */
  async list(): Promise<ListedAdminResponse[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.dataSource.manager.find(AdminEntity, { order })).map(listedAdminOf);
  }

  /** Throws CodedError `admin.emailTaken` (the case of an email does not count), and `request.invalid` for a weak password. */
  async create({ username, email, password }: NewAdmin): Promise<ListedAdminResponse> {
    requireStrongPassword('password', password, { username, email });
    const { manager } = this.dataSource;
    const admin = manager.create(AdminEntity, {
      username,
      email,
      passwordHash: await hashPassword(password),
    });
    const saved = await throwOnViolation(manager.save(admin), {
      admins_email: () => new CodedError('admin.emailTaken'),
    });
    return listedAdminOf(saved);
  }

  /**
   * Removes another admin, whose sessions end. Throws CodedError `admin.ownAccount`, `admin.notFound`, and `admin.last`,
   * which only two who remove one another at once can meet.
   */
  async remove(id: string, byAdminId: string): Promise<void> {
    if (id === byAdminId) throw new CodedError('admin.ownAccount');
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [removalLock]);
      if (!(await manager.existsBy(AdminEntity, { id }))) throw new CodedError('admin.notFound');
      if ((await manager.count(AdminEntity)) === 1) throw new CodedError('admin.last');
      await manager.delete(AdminEntity, { id });
    });
  }
}

function listedAdminOf({ id, username, email, createdAt }: AdminEntity): ListedAdminResponse {
  return { id, username, email, createdAt: createdAt.toISOString() };
}
