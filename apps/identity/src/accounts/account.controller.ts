import { changePasswordCommand, type ChangePasswordCommand } from '@chauffeur/contracts/identity/account';
import { accountPaths } from '@chauffeur/contracts/identity/identity-paths';
import { AdminId, CodedError } from '@chauffeur/service-kit';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { OpenSessions } from '../sessions/open-sessions.js';
import { ChangePassword } from './change-password.js';

const sessionId = z.uuid('sessionId.invalid');

/** The account of the signed-in admin, on whose behalf the gateway calls. */
@Controller()
export class AccountController {
  constructor(
    private readonly openSessions: OpenSessions,
    private readonly changePassword: ChangePassword,
  ) {}

  /** Responds 204 while the session is valid, otherwise with `session.invalid`. */
  @Get(accountPaths.session)
  @HttpCode(204)
  async check(
    @AdminId() adminId: string,
    @Param('sessionId', { schema: sessionId }) familyId: string,
  ): Promise<void> {
    if (!(await this.openSessions.isOpen(adminId, familyId))) throw new CodedError('session.invalid');
  }

  @Post(accountPaths.endSessions)
  @HttpCode(204)
  endSessions(@AdminId() adminId: string): Promise<void> {
    return this.openSessions.endAll(adminId);
  }

  @Put(accountPaths.password)
  @HttpCode(204)
  change(
    @AdminId() adminId: string,
    @Body({ schema: changePasswordCommand }) { sessionId: own, ...request }: ChangePasswordCommand,
  ): Promise<void> {
    return this.changePassword.change({ adminId, sessionId: own }, request);
  }
}
