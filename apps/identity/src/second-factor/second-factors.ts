import type {
  BegunSecondFactor,
  RecoveryCodes,
  SecondFactorState,
} from '@chauffeur/contracts/identity/second-factor';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { lockConfirmed } from '../admins/confirm-password.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { PasswordThrottle } from '../throttle/password-throttle.js';
import { decryptSecret, encryptSecret } from './encrypted-secret.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.rules.js';
import { SecondFactorEntity } from './second-factor.entity.js';

/** Seconds by which the clock of a phone may differ. */
const clockTolerance = 30;

/** Codes of an authenticator app as an optional second step of the sign-in. */
@Injectable()
export class SecondFactors {
  private readonly logger = new Logger(SecondFactors.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: PasswordThrottle,
    @Inject(IDENTITY_ENVIRONMENT)
    private readonly environment: Pick<IdentityEnvironment, 'JWT_SECRET' | 'PUBLIC_URL'>,
  ) {}

  async state(adminId: string): Promise<SecondFactorState> {
    const { manager } = this.dataSource;
    const factor = await manager.findOneBy(SecondFactorEntity, { adminId });
    const recoveryCodesLeft = await manager.countBy(RecoveryCodeEntity, { adminId });
    return { isOn: factor !== null && factor.confirmedAt !== null, recoveryCodesLeft };
  }

  /**
   * Returns a new secret, which is active after `confirm` has received a code. Throws CodedError
   * `secondFactor.alreadyOn` and the errors of `lockConfirmed`.
   */
  async begin(admin: AdminEntity): Promise<BegunSecondFactor> {
    const { id: adminId, email } = admin;
    const secret = generateSecret();
    const encryptedSecret = encryptSecret(secret, adminId, this.environment.JWT_SECRET);
    await this.dataSource.transaction(async (manager) => {
      await lockConfirmed(manager, admin);
      const factor = await findLocked(manager, adminId);
      if (factor?.confirmedAt) throw new CodedError('secondFactor.alreadyOn');
      await manager.upsert(SecondFactorEntity, { adminId, encryptedSecret, lastTimeStep: 0 }, ['adminId']);
    });
    const { host } = new URL(this.environment.PUBLIC_URL);
    return { secret, address: generateURI({ issuer: host, label: email, secret }) };
  }

  /**
   * Turns the second factor on with a first code; returns the recovery codes, which are shown only once. Throws
   * CodedError `request.invalid` with `code.wrong`, `request.tooMany` after several, `secondFactor.notBegun`, and
   * `secondFactor.alreadyOn`, also for a retry after a lost response.
   */
  async confirm(adminId: string, code: string): Promise<RecoveryCodes> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id: adminId });
    if (!admin) throw new CodedError('session.invalid');
    // Otherwise a stolen session could guess the code of an unfinished set-up, and get the recovery codes.
    const attempt = { email: admin.email, from: { setUp: 'code' } } as const;
    await this.throttle.begin(attempt);
    const confirmed = await this.turnOn(adminId, code);
    await this.throttle.clearSource(attempt);
    return confirmed;
  }

  private turnOn(adminId: string, code: string): Promise<RecoveryCodes> {
    return this.dataSource.transaction(async (manager) => {
      const factor = await findLocked(manager, adminId);
      if (!factor) throw new CodedError('secondFactor.notBegun');
      if (factor.confirmedAt) throw new CodedError('secondFactor.alreadyOn');
      if (!(await this.isCode(manager, factor, code))) throw wrongCode();
      await manager.update(SecondFactorEntity, { adminId }, { confirmedAt: new Date() });
      const recoveryCodes = newRecoveryCodes();
      const rows = recoveryCodes.map((text) => ({ adminId, codeHash: hashOfRecoveryCode(text) }));
      await manager.insert(RecoveryCodeEntity, rows);
      return { recoveryCodes };
    });
  }

  /** Turns the second factor off and removes its recovery codes. */
  async remove(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(SecondFactorEntity, { adminId });
  }

  /** Returns whether a sign-in of the admin needs a code. */
  isOn(adminId: string): Promise<boolean> {
    const confirmed = this.dataSource.manager
      .createQueryBuilder(SecondFactorEntity, 'factor')
      .where('factor.adminId = :adminId AND factor.confirmedAt IS NOT NULL', { adminId });
    return confirmed.getExists();
  }

  /** Uses a code of the app or a recovery code, each once. Throws CodedError `request.invalid` with `code.wrong`. */
  async use(adminId: string, code: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const factor = await findLocked(manager, adminId);
      // It was turned off meanwhile.
      if (!factor?.confirmedAt) return;
      if (await this.isCode(manager, factor, code)) return;
      const used = { adminId, codeHash: hashOfRecoveryCode(code) };
      const { affected } = await manager.delete(RecoveryCodeEntity, used);
      if (affected !== 1) throw wrongCode();
    });
  }

  private async isCode(manager: EntityManager, factor: SecondFactorEntity, typed: string): Promise<boolean> {
    const token = typed.replaceAll(' ', '');
    if (!/^\d{6}$/.test(token)) return false;
    const { adminId, encryptedSecret, lastTimeStep } = factor;
    const secret = this.secretOf(adminId, encryptedSecret);
    if (secret === null) return false;
    const result = await verify({ secret, token, epochTolerance: clockTolerance });
    if (!result.valid || !('timeStep' in result) || result.timeStep <= lastTimeStep) return false;
    await manager.update(SecondFactorEntity, { adminId }, { lastTimeStep: result.timeStep });
    return true;
  }

  /** Returns null if the secret was encrypted with a former JWT_SECRET; recovery codes still work then. */
  private secretOf(adminId: string, encrypted: string): string | null {
    try {
      return decryptSecret(encrypted, adminId, this.environment.JWT_SECRET);
    } catch {
      this.logger.warn(`the second factor of admin ${adminId} was encrypted with another JWT_SECRET`);
      return null;
    }
  }
}

function findLocked(manager: EntityManager, adminId: string): Promise<SecondFactorEntity | null> {
  return manager.findOne(SecondFactorEntity, { where: { adminId }, lock: { mode: 'pessimistic_write' } });
}

function wrongCode(): CodedError {
  return new CodedError('request.invalid', [{ field: 'code', code: 'code.wrong' }]);
}
