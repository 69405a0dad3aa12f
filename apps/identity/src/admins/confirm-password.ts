import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasswordThrottle } from '../throttle/password-throttle.js';
import { AdminEntity } from './admin.entity.js';
import { isPassword } from './password.js';

/** The admin whose password it is, and the session in which it is entered. */
export interface SignedInSession {
  readonly adminId: string;
  readonly sessionId: string;
}

/** Asks signed-in admins for their password again, for what a stolen session must not be enough for. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: PasswordThrottle,
  ) {}

  /**
   * Resolves with the admin where the password is theirs. Throws CodedError `request.invalid` with
   * `currentPassword.wrong`, `request.tooMany` after several wrong ones in one session, and `session.invalid` for an
   * admin who was removed.
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
    await this.throttle.succeeded(attempt);
    return admin;
  }
}

export function wrongPassword(): CodedError {
  return new CodedError('request.invalid', [{ field: 'currentPassword', code: 'currentPassword.wrong' }]);
}
