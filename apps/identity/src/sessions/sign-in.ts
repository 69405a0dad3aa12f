import { randomUUID } from 'node:crypto';
import type { IssuedSession, SignInCommand } from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { hashPassword, isPassword } from '../admins/password.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { PasswordThrottle, type PasswordAttempt } from '../throttle/password-throttle.js';
import { IssueSession } from './issue-session.js';
import { KnownDevices } from './known-devices.js';
import { randomToken } from './refresh-token.rules.js';

@Injectable()
export class SignIn {
  /** Compared with when there is no such admin, so that the response takes as long. */
  private readonly unknownAdminHash = hashPassword(randomUUID());

  constructor(
    private readonly dataSource: DataSource,
    private readonly issueSession: IssueSession,
    private readonly knownDevices: KnownDevices,
    private readonly throttle: PasswordThrottle,
    private readonly secondFactors: SecondFactors,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Throws CodedError `session.wrongCredentials`, the same for an unknown email and a wrong password, and
   * `request.tooMany` after several of either from one address; a known device has its own count. Where the admin has
   * turned the second step on, `request.invalid` with `code.required` or `code.wrong` after a right password; wrong codes
   * count for all addresses together.
   */
  async signIn({ email, password, code, address, deviceToken }: SignInCommand): Promise<IssuedSession> {
    const admin = await this.dataSource.manager
      .createQueryBuilder(AdminEntity, 'admin')
      .where('lower(admin.email) = lower(:email)', { email })
      .getOne();
    const device = await this.knownDevices.idOf(admin?.id, deviceToken);
    // As stored: the database takes more letters for one than JavaScript does ("İ" for "i"), so that each spelling had a count.
    const account = admin?.email ?? email;
    const attempt = { email: account, from: device ? { device } : { address } };
    await this.beginAttempt(attempt, admin);
    const isRight = await isPassword(password, admin?.passwordHash ?? (await this.unknownAdminHash));
    if (!admin) {
      // Of any number of emails, which the throttle counts each by itself.
      this.auditLog.noteOnceAMinute({ action: 'signInFailed', kind: 'session', admin });
      throw new CodedError('session.wrongCredentials');
    }
    if (!isRight) {
      this.auditLog.note({ action: 'signInFailed', kind: 'session', admin });
      throw new CodedError('session.wrongCredentials');
    }
    if (await this.secondFactors.isOn(admin.id)) {
      if (code === undefined) {
        await this.throttle.takeBack(attempt);
        throw new CodedError('request.invalid', [{ field: 'code', code: 'code.required' }]);
      }
      const guess = device ? null : { email: account, from: { step: 'code' } as const };
      if (guess) await this.beginAttempt(guess, admin);
      await this.secondFactors.use(admin.id, code).catch((error: unknown) => {
        this.auditLog.note({ action: 'signInFailed', kind: 'session', admin });
        throw error;
      });
      if (guess) await this.throttle.succeeded(guess);
    }
    const session = await this.begin(admin);
    await this.throttle.succeeded(attempt);
    return { ...session, deviceToken: await this.knownDevices.tokenFor(admin.id, device) };
  }

  private async beginAttempt(attempt: PasswordAttempt, admin: AdminEntity | null): Promise<void> {
    await this.throttle.begin(attempt).catch((error: unknown) => {
      this.auditLog.noteOnceAMinute({ action: 'signInThrottled', kind: 'session', admin });
      throw error;
    });
  }

  /** A password that was changed meanwhile does not count any more. */
  private begin({ id, passwordHash }: AdminEntity): Promise<IssuedSession> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const admin = await manager.findOne(AdminEntity, { where: { id }, lock });
      if (admin?.passwordHash !== passwordHash) throw new CodedError('session.wrongCredentials');
      const session = { familyId: randomUUID(), beganAt: new Date() };
      const recordId = session.familyId;
      await this.auditLog.add(manager, { action: 'signedIn', kind: 'session', admin, recordId });
      return this.issueSession.issue(manager, admin, session, randomToken());
    });
  }
}
