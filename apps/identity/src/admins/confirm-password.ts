import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PasswordThrottle } from '../throttle/password-throttle.js';
import { AdminEntity } from './admin.entity.js';
import { isPassword } from './password.js';

/** The admin who enters their password, and the session in which they do. */
export interface SignedInSession {
  readonly adminId: string;
  readonly sessionId: string;
}

/** Checks the password of signed-in admins again, before actions for which a stolen session must not be enough. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: PasswordThrottle,
  ) {}

  /**
   * Returns the admin if the password is right. Throws CodedError `request.invalid` with `currentPassword.wrong`,
   * `request.tooMany` after several wrong ones in one session, and `session.invalid` if the admin was removed.
   */
  async confirm(
    { adminId: id, sessionId: session }: SignedInSession,
    password: string,
  ): Promise<AdminEntity> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id });
    if (!admin) throw new CodedError('session.invalid');
    const attempt = { email: admin.email, from: { session } };
    await this.throttle.begin(attempt);
    if (!(await isPassword(password, admin.passwordHash))) {
      throw wrongPassword();
    }
    await this.throttle.clearSource(attempt);
    return admin;
  }
}

/**
 * Locks the row of an admin whose password was just confirmed. Comparing it takes a while, and the admin may lose access
 * meanwhile: throws CodedError `session.invalid` if they were removed, and `request.invalid` with
 * `currentPassword.wrong` if their password was changed.
 */
export async function lockConfirmed(
  manager: EntityManager,
  { id, passwordHash }: AdminEntity,
  mode: 'pessimistic_read' | 'pessimistic_write' = 'pessimistic_read',
): Promise<void> {
  const admin = await manager.findOne(AdminEntity, { where: { id }, lock: { mode } });
  if (!admin) throw new CodedError('session.invalid');
  if (admin.passwordHash !== passwordHash) throw wrongPassword();
}

export function wrongPassword(): CodedError {
  return new CodedError('request.invalid', [{ field: 'currentPassword', code: 'currentPassword.wrong' }]);
}
