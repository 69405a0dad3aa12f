import {
  accountPaths,
  changePasswordRequest,
  type AdminResponse,
  type ChangePasswordCommand,
  type ChangePasswordRequest,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../audit/staff-act.decorator.js';
import { RefreshCookie } from '../session/refresh-cookie.js';
import { SessionId, SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
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
