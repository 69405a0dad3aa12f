import {
  adminPaths,
  createAdminRequest,
  listedAdminResponse,
  pathTo,
  recordId,
  type AdminResponse,
  type CreateAdminRequest,
  type ListedAdminResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
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
  @ApiOperation({ summary: 'Add an admin' })
  @ApiCreatedResponse({ standardSchema: listedAdminResponse })
  @ApiProblems(400, 409, 503)
  create(
    @Body({ schema: createAdminRequest }) body: CreateAdminRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<ListedAdminResponse> {
    return this.identity.json(listedAdminResponse, { method: 'POST', path, body, adminId: admin.id });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove another admin, whose sessions end' })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RemovedRecord> {
    return this.identity.remove({ path: pathTo(record, { id }), adminId: admin.id });
  }
}
