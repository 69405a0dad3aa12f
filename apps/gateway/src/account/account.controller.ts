import {
  changePasswordRequest,
  type AdminResponse,
  type ChangePasswordCommand,
  type ChangePasswordRequest,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { clearRefreshCookie } from '../session/refresh-cookie.js';
import { SessionId, SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
import { Identity } from '../upstream/upstream.module.js';

@Controller('api/admin/account')
@StaffRoutes('own account')
export class AccountController {
  constructor(private readonly identity: Identity) {}

  @Put('password')
  @HttpCode(204)
  @ApiOperation({ summary: 'Change the own password; all other sessions end' })
  @ApiNoContentResponse()
  @ApiProblems(400, 429, 503)
  async changePassword(
    @Body({ schema: changePasswordRequest }) request: ChangePasswordRequest,
    @SignedInAdmin() admin: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<void> {
    const body: ChangePasswordCommand = { ...request, sessionId };
    await this.identity.bytes({ method: 'PUT', path: '/account/password', body, adminId: admin.id });
  }

  @Post('sign-out-everywhere')
  @HttpCode(204)
  @ApiOperation({ summary: 'End all of the own sessions, this one included' })
  @ApiNoContentResponse()
  @ApiProblems(503)
  async signOutEverywhere(
    @SignedInAdmin() admin: AdminResponse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.identity.bytes({ method: 'POST', path: '/account/sessions/end', adminId: admin.id });
    clearRefreshCookie(reply);
  }
}
