import { createHmac } from 'node:crypto';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { PasswordFailuresEntity } from './password-failures.entity.js';
import { attackFailures, remainingFailures, waitingTime } from './throttle.rules.js';

/** An attempt to enter a password. */
export interface PasswordAttempt {
  /** The account's email, whether or not the account exists. */
  readonly email: string;
  readonly from: PasswordSource;
}

/**
 * Where an attempt comes from. A device or a session that was proved to be the admin's is not affected by guesses of
 * others. Codes of the second step count as one source for all unknown devices, because the password is known by then;
 * so do codes with which an admin sets it up.
 */
export type PasswordSource =
  | { readonly address: string }
  | { readonly step: 'code' }
  | { readonly setUp: 'code' }
  | { readonly device: string }
  | { readonly session: string };

/** Slows down guessing of passwords, by account and source together, so that others can't lock an admin out. */
@Injectable()
export class PasswordThrottle {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(IDENTITY_ENVIRONMENT) private readonly environment: Pick<IdentityEnvironment, 'JWT_SECRET'>,
  ) {}

  /**
   * Counts the attempt as a failure before the password is compared, so that concurrent guesses are all counted;
   * `clearSource` clears it. Throws CodedError `request.tooMany` while the source has to wait.
   */
  async begin(attempt: PasswordAttempt): Promise<void> {
    const key = this.keyOf(attempt);
    const isTrusted = !('address' in attempt.from);
    const waitMs = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        key.account + key.source,
      ]);
      const now = new Date();
      const before = await manager.findOneBy(PasswordFailuresEntity, key);
      const isUnderAttack = !isTrusted && (await this.isUnderAttack(manager, key.account, now));
      const toWait = before ? waitingTime(before, isUnderAttack, now) : 0;
      if (toWait > 0) return toWait;
      const failures = (before ? remainingFailures(before, now) : 0) + 1;
      await manager.upsert(PasswordFailuresEntity, { ...key, isTrusted, failures, lastAt: now }, [
        'account',
        'source',
      ]);
      return 0;
    });
    if (waitMs === 0) return;
    throw new CodedError('request.tooMany', [], { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  }

  /** Uncounts this attempt, but not earlier ones: the password was right, but a code is still required. */
  async uncount(attempt: PasswordAttempt): Promise<void> {
    await this.dataSource.manager.decrement(PasswordFailuresEntity, this.keyOf(attempt), 'failures', 1);
  }

  /** Clears the failures of the source after a right password. */
  async clearSource(attempt: PasswordAttempt): Promise<void> {
    await this.dataSource.manager.delete(PasswordFailuresEntity, this.keyOf(attempt));
  }

  /** Clears all failures of the account. */
  async clearAccount(email: string): Promise<void> {
    await this.dataSource.manager.delete(PasswordFailuresEntity, { account: this.hash(accountOf(email)) });
  }

  private async isUnderAttack(manager: EntityManager, account: string, now: Date): Promise<boolean> {
    const recent = { account, isTrusted: false, lastAt: MoreThan(new Date(now.getTime() - hourMs)) };
    // Every row has at least one failure, so this many rows are enough.
    const rows = await manager.find(PasswordFailuresEntity, { where: recent, take: attackFailures });
    return rows.reduce((sum, { failures }) => sum + failures, 0) >= attackFailures;
  }

  private keyOf({ email, from }: PasswordAttempt): { account: string; source: string } {
    const source = Object.entries(from).flat().join(' ');
    return { account: this.hash(accountOf(email)), source: this.hash(source) };
  }

  /** Keyed, so that neither addresses nor mistyped emails can be read from the database. */
  private hash(text: string): string {
    return createHmac('sha256', this.environment.JWT_SECRET).update(`throttle ${text}`).digest('hex');
  }
}

function accountOf(email: string): string {
  return `account ${email.toLowerCase()}`;
}
