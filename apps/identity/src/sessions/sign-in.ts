import { randomUUID } from 'node:crypto';
import type { IssuedSession, SignInCommand } from '@chauffeur/contracts/identity/session';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { findAdminByEmail } from '../admins/find-admin-by-email.js';
import { hashPassword, isPassword } from '../admins/password.js';
import { AuditLog } from '../audit/audit-log.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { PasswordThrottle, type PasswordAttempt } from '../throttle/password-throttle.js';
import { IssueSession } from './issue-session.js';
import { KnownDevices } from './known-devices.js';
import { RefreshSession } from './refresh-session.js';
import { randomToken } from './refresh-token.rules.js';

@Injectable()
export class SignIn {
  /** Compared with if the admin does not exist, so that the response takes equally long. */
  private readonly unknownAdminHash = hashPassword(randomUUID());

  constructor(
    private readonly dataSource: DataSource,
    private readonly issueSession: IssueSession,
    private readonly refreshSession: RefreshSession,
    private readonly knownDevices: KnownDevices,
    private readonly throttle: PasswordThrottle,
    private readonly secondFactors: SecondFactors,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Begins a session, and ends the one that it replaces in the browser. Throws CodedError `session.wrongCredentials` for an
   * unknown email or a wrong password alike, and `request.tooMany` after several of either from one address; a known
   * device has its own count. If the admin has turned on the second step, a right password is followed by
   * `request.invalid` with `code.required` or `code.wrong`; wrong codes are counted across all addresses.
   */
  async signIn(command: SignInCommand): Promise<IssuedSession> {
    const { email, password, code, address, deviceToken, replaces } = command;
    const admin = await findAdminByEmail(this.dataSource.manager, email);
    const device = await this.knownDevices.idOf(admin?.id, deviceToken);
    // As stored: PostgreSQL's lower() equates more letters than JavaScript ("İ", "i"), so each spelling would have a count.
    const account = admin?.email ?? email;
    const attempt: PasswordAttempt = { email: account, from: device ? { device } : { address } };
    await this.beginAttempt(attempt, admin);
    const isRight = await isPassword(password, admin?.passwordHash ?? (await this.unknownAdminHash));
    if (!admin) {
      // The throttle counts each email separately, and there may be any number of them.
      this.auditLog.noteOnceAMinute({ action: 'signInFailed', kind: 'session', admin });
      throw new CodedError('session.wrongCredentials');
    }
    if (!isRight) {
      this.auditLog.note({ action: 'signInFailed', kind: 'session', admin });
      throw new CodedError('session.wrongCredentials');
    }
    if (await this.secondFactors.isOn(admin.id)) await this.useCode(admin, code, attempt);
    const session = await this.begin(admin);
    await this.throttle.clearSource(attempt);
    // The browser has no cookie for it any more, so no sign-out of its tabs could end it.
    if (replaces) await this.refreshSession.end(replaces);
    return { ...session, deviceToken: await this.knownDevices.tokenFor(admin.id, device) };
  }

  /** Uses the code of the second step. Wrong ones of unknown devices have a count of their own, across all addresses. */
  private async useCode(
    admin: AdminEntity,
    code: string | undefined,
    attempt: PasswordAttempt,
  ): Promise<void> {
    if (code === undefined) {
      await this.throttle.uncount(attempt);
      throw new CodedError('request.invalid', [{ field: 'code', code: 'code.required' }]);
    }
    const guess = 'device' in attempt.from ? null : { email: attempt.email, from: { step: 'code' } as const };
    if (guess) await this.beginAttempt(guess, admin);
    await this.secondFactors.use(admin.id, code).catch((error: unknown) => {
      this.auditLog.note({ action: 'signInFailed', kind: 'session', admin });
      throw error;
    });
    if (guess) await this.throttle.clearSource(guess);
  }

  private async beginAttempt(attempt: PasswordAttempt, admin: AdminEntity | null): Promise<void> {
    await this.throttle.begin(attempt).catch((error: unknown) => {
      this.auditLog.noteOnceAMinute({ action: 'signInThrottled', kind: 'session', admin });
      throw error;
    });
  }

  /** Begins the session, unless the password was changed meanwhile. */
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
