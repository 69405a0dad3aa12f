import type { EntityManager } from 'typeorm';
import { AdminEntity } from './admin.entity.js';

/** Returns the admin with the email, in any case, or null. */
export function findAdminByEmail(manager: EntityManager, email: string): Promise<AdminEntity | null> {
  return manager
    .createQueryBuilder(AdminEntity, 'admin')
    .where('lower(admin.email) = lower(:email)', { email })
    .getOne();
}
