import { timingSafeEqual } from 'node:crypto';
import type { AdminResponse, CreateFirstAdminRequest, SetupStateResponse } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from '../admins/admin.entity.js';
import { hashPassword } from '../admins/password.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';

/** Any number that only the setup uses, for an advisory lock. */
const setupLock = 7_230_142;

@Injectable()
export class CreateFirstAdmin {
  constructor(
    @Inject(IDENTITY_ENVIRONMENT)
    private readonly environment: Pick<IdentityEnvironment, 'NODE_ENV' | 'SETUP_TOKEN'>,
    private readonly dataSource: DataSource,
  ) {}

  async state(): Promise<SetupStateResponse> {
    return { isOpen: !(await this.dataSource.manager.exists(AdminEntity)), needsToken: this.needsToken };
  }

  /**
   * Makes the first admin; of two at once one wins. Throws CodedError `setup.alreadyDone`, and in production
   * `setup.tokenRequired` without the token that was given to the process.
   */
  async create({ username, email, password, setupToken }: CreateFirstAdminRequest): Promise<AdminResponse> {
    if (this.needsToken && !this.isSetupToken(setupToken)) throw new CodedError('setup.tokenRequired');
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [setupLock]);
      if (await manager.exists(AdminEntity)) throw new CodedError('setup.alreadyDone');
      const admin = await manager.save(manager.create(AdminEntity, { username, email, passwordHash }));
      return { id: admin.id, username, email };
    });
  }

  private get needsToken(): boolean {
    return this.environment.NODE_ENV === 'production';
  }

  private isSetupToken(given: string | undefined): boolean {
    const expected = Buffer.from(this.environment.SETUP_TOKEN ?? '');
    const actual = Buffer.from(given ?? '');
    return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
