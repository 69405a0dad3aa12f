import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import {
  confirmedRequest,
  createAdminRequest,
  listedAdminResponse,
  type AdminResponse,
  type ConfirmedCommand,
  type ConfirmedRequest,
  type CreateAdminCommand,
  type CreateAdminRequest,
  type ListedAdminResponse,
} from '@chauffeur/contracts/identity/account';
import { adminPaths } from '@chauffeur/contracts/identity/identity-paths';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SessionId, SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Identity } from '../upstream/upstream.module.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';

const { collection: path, record } = adminPaths;
const listed = z.array(listedAdminResponse);

@Controller('api/admin/admins')
@StaffRoutes('admins')
export class StaffAdminsController {
  constructor(private readonly identity: Identity) {}

  @Get()
  @ApiOperation({ summary: 'All admins, the first one first' })
  @ApiOkResponse({ standardSchema: listed })
  @ApiProblems(503)
  list(): Promise<ListedAdminResponse[]> {
    return this.identity.json(listed, { path });
  }

  @Post()
  @ApiOperation({ summary: 'Add an admin; requires your password' })
  @ApiCreatedResponse({ standardSchema: listedAdminResponse })
  @ApiProblems(400, 409, 429, 503)
  create(
    @Body({ schema: createAdminRequest }) request: CreateAdminRequest,
    @SignedInAdmin() admin: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<ListedAdminResponse> {
    const body: CreateAdminCommand = { ...request, sessionId };
    return this.identity.json(listedAdminResponse, { method: 'POST', path, body, adminId: admin.id });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove another admin, whose sessions end; requires your password' })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 429, 503)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: confirmedRequest }) request: ConfirmedRequest,
    @SignedInAdmin() admin: AdminResponse,
    @SessionId() sessionId: string,
  ): Promise<RemovedRecord> {
    const body: ConfirmedCommand = { ...request, sessionId };
    return this.identity.remove({ path: pathTo(record, { id }), body, adminId: admin.id });
  }
}
