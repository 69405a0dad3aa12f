import {
  changePasswordRequest,
  confirmedRequest,
  type AdminResponse,
  type ChangePasswordCommand,
  type ChangePasswordRequest,
  type ConfirmedCommand,
  type ConfirmedRequest,
} from '@chauffeur/contracts/identity/account';
import { accountPaths } from '@chauffeur/contracts/identity/identity-paths';
import {
  begunSecondFactor,
  confirmSecondFactorRequest,
  recoveryCodes,
  secondFactorState,
  type BegunSecondFactor,
  type ConfirmSecondFactorRequest,
  type RecoveryCodes,
  type SecondFactorState,
} from '@chauffeur/contracts/identity/second-factor';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { RefreshCookie } from '../session/refresh-cookie.js';
import { SessionId, SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Identity } from '../upstream/upstream.module.js';

@Controller('api/admin/account')
@StaffRoutes('own account')
export class StaffAccountController {
  constructor(
    private readonly identity: Identity,
    private readonly cookie: RefreshCookie,
  ) {}

  @StaffAct('passwordChanged')
  @Put('password')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change the password of the signed-in admin; all other sessions end' })
  @ApiNoContentResponse()
  @ApiProblems(400, 429, 503)
  async changePassword(
    @Body({ schema: changePasswordRequest }) request: ChangePasswordRequest,
    @SignedInAdmin() admin: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<void> {
    const body: ChangePasswordCommand = { ...request, sessionId };
    await this.identity.bytes({ method: 'PUT', path: accountPaths.password, body, adminId: admin.id });
  }

  @Get('second-factor')
  @ApiOperation({ summary: 'Whether your sign-in requires a code of an authenticator app' })
  @ApiOkResponse({ standardSchema: secondFactorState })
  @ApiProblems(503)
  secondFactor(@SignedInAdmin() { id: adminId }: AdminResponse): Promise<SecondFactorState> {
    return this.identity.json(secondFactorState, { path: accountPaths.secondFactor, adminId });
  }

  @StaffAct('changed')
  @Post('second-factor')
  @ApiOperation({ summary: 'A secret for an authenticator app; requires your password' })
  @ApiCreatedResponse({ standardSchema: begunSecondFactor })
  @ApiProblems(400, 409, 429, 503)
  beginSecondFactor(
    @Body({ schema: confirmedRequest }) request: ConfirmedRequest,
    @SignedInAdmin() { id: adminId }: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<BegunSecondFactor> {
    const body: ConfirmedCommand = { ...request, sessionId };
    const path = accountPaths.secondFactor;
    return this.identity.json(begunSecondFactor, { method: 'POST', path, body, adminId });
  }

  @StaffAct('changed')
  @Put('second-factor')
  @ApiOperation({
    summary: 'Require a code at your sign-in from now on, confirmed by a first code of the app',
  })
  @ApiOkResponse({ standardSchema: recoveryCodes })
  @ApiProblems(400, 409, 429, 503)
  confirmSecondFactor(
    @Body({ schema: confirmSecondFactorRequest }) body: ConfirmSecondFactorRequest,
    @SignedInAdmin() { id: adminId }: AdminResponse,
  ): Promise<RecoveryCodes> {
    return this.identity.json(recoveryCodes, {
      method: 'PUT',
      path: accountPaths.secondFactor,
      body,
      adminId,
    });
  }

  @StaffAct('changed')
  @Delete('second-factor')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign in without a code again; requires your password' })
  @ApiNoContentResponse()
  @ApiProblems(400, 429, 503)
  async removeSecondFactor(
    @Body({ schema: confirmedRequest }) request: ConfirmedRequest,
    @SignedInAdmin() { id: adminId }: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<void> {
    const body: ConfirmedCommand = { ...request, sessionId };
    await this.identity.bytes({ method: 'DELETE', path: accountPaths.secondFactor, body, adminId });
  }

  @StaffAct('signedOutEverywhere')
  @Post('sign-out-everywhere')
  @HttpCode(204)
  @ApiOperation({ summary: 'End all sessions of the signed-in admin, this one included' })
  @ApiNoContentResponse()
  @ApiProblems(503)
  async signOutEverywhere(
    @SignedInAdmin() admin: AdminResponse,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.identity.bytes({ method: 'POST', path: accountPaths.endSessions, adminId: admin.id });
    this.cookie.clear(request, reply);
  }
}
