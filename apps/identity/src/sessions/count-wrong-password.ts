import type { EntityManager } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { lockedUntil } from './sign-in.rules.js';

/** Counts one more wrong password of an admin whose row the transaction holds, and locks the account after several. */
export async function countWrongPassword(
  manager: EntityManager,
  { id, failedSignIns: before }: Pick<AdminEntity, 'id' | 'failedSignIns'>,
): Promise<void> {
  const failedSignIns = before + 1;
  const until = lockedUntil(failedSignIns, new Date());
  await manager.update(AdminEntity, { id }, { failedSignIns, lockedUntil: until });
}

/** Whether every password is wrong for now. */
export function isLocked({ lockedUntil: until }: Pick<AdminEntity, 'lockedUntil'>): boolean {
  return until !== null && until > new Date();
}
